/**
 * Uses what the browser keeps for its tab. Where it keeps nothing (storage switched off, full),
 * nothing is done.
 */
export function tabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
