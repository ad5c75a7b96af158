const { forge } = Object(globalThis).admin ?? {};

/** What is saved and not live yet: a digest of each text, null of a file that is gone. */
export interface Waiting {
  sha: string;
  since: number;
  files: Record<string, string | null>;
  /** Whether the owner wants to publish it later. */
  isHeld: boolean;
  /** When the forge was last asked, by whichever tab. */
  asked: number;
  /** What is known in the end: why it isn't live. */
  end?: string;
}

/** Where the browser keeps it, for all tabs and the next visit. */
export const key = `not-live-yet ${forge?.url}`;

export const saved = (): Waiting | null => JSON.parse(localStorage.getItem(key) ?? 'null');
export const keep = (waiting: Waiting) => localStorage.setItem(key, JSON.stringify(waiting));
export const forget = () => localStorage.removeItem(key);
