/**
 * Memoizes a function of an object that never changes, such as the towns of the content: every page asks the
 * same. An answer is forgotten with its object.
 */
export function rememberedFor<Of extends object, Answer>(work: (of: Of) => Answer) {
  const answers = new WeakMap<Of, Answer>();
  return (of: Of): Answer => {
    const answer = answers.get(of) ?? work(of);
    answers.set(of, answer);
    return answer;
  };
}
