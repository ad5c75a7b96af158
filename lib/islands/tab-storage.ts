/** What the session storage has under a key; nothing if the browser refuses, or it's broken. */
export function readTab(key: string) {
  return inStorage((tab) => JSON.parse(tab.getItem(key) ?? 'null'));
}

/** Keeps a text, a record or a list in the tab's session storage; an empty one is deleted. */
export function writeTab(key: string, value: object | string): void {
  inStorage((tab) => {
    if (Object.keys(value).length > 0) tab.setItem(key, JSON.stringify(value));
    else tab.removeItem(key);
  });
}

/** Does nothing if the browser refuses (switched off or full). */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
