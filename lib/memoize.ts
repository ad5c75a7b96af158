/**
 * Memoizes a function of a text, or of an object that never changes, such as the towns of the
 * content: every page asks for the same.
 *
 * @param results for a function of objects, a WeakMap: it forgets a result with its object.
 */
export function memoize<Argument, Result>(
  compute: (argument: Argument) => Result,
  results: {
    get(argument: Argument): Result | undefined;
    set(argument: Argument, result: Result): unknown;
  } = new Map<Argument, Result>(),
) {
  return (argument: Argument): Result => {
    const result = results.get(argument) ?? compute(argument);
    results.set(argument, result);
    return result;
  };
}
