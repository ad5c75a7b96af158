/** How long a script or a file that the visitor waits for may take, in milliseconds. */
export const patience = 20_000;

/** What the promise gives. Rejects when that takes longer than a visitor waits. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  return Promise.race([promise, late]);
}
