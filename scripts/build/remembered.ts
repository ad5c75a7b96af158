/** A function that gives the same answer to the same question and works it out only once. */
export function remembered<Answer>(
  work: (question: string) => Answer,
): (question: string) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const answer = answers.get(question) ?? work(question);
    answers.set(question, answer);
    return answer;
  };
}
