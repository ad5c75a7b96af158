/** Uses the tab's session storage. Does nothing if the browser refuses (switched off or full). */
export function tabStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
