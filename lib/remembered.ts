/**
 * Memoizes a function of a text, or of an object that never changes, such as the towns of the
 * content: every page asks the same.
 *
 * @param answers of a function of objects, a WeakMap: an answer is forgotten with its object.
 */
export function remembered<Question, Answer>(
  work: (question: Question) => Answer,
  answers: {
    get(question: Question): Answer | undefined;
    set(question: Question, answer: Answer): unknown;
  } = new Map<Question, Answer>(),
) {
  return (question: Question): Answer => {
    const answer = answers.get(question) ?? work(question);
    answers.set(question, answer);
    return answer;
  };
}
