/** Memoizes a function: it works out the answer to each question only once. */
export function remembered<Answer>(work: (question: string) => Answer) {
  const answers = new Map<string, Answer>();
  return (question: string) => {
    const answer = answers.get(question) ?? work(question);
    answers.set(question, answer);
    return answer;
  };
}
