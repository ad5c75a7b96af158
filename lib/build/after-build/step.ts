/** What the steps after the build share: the folder that they finish, and what they learn of it. */
export interface Site {
  /** The folder of the export. */
  readonly out: string;
  /** Paths from `out` of what the pages ask for, such as _next/static/chunks/a.js. */
  readonly wanted: Set<string>;
}

/** What becomes of one page: its text, and what is written beside it. */
export interface PageResult {
  html: string;
  /** Text by path from the export's folder. */
  files?: ReadonlyMap<string, string>;
}

/** Works on the text of one page. What it does not know it refuses with an Error, as PageError does. */
export interface PageStep {
  readonly name: string;
  readonly page: (html: string, site: Site) => PageResult;
}

/** Works on the whole folder. */
interface FolderStep {
  readonly name: string;
  readonly folder: (site: Site) => void | Promise<void>;
}

export type Step = PageStep | FolderStep;

/** Why a step stopped the build: which page, which step, what it expected and found there. */
export class StepError extends Error {
  override name = 'StepError';
}

/** A part of a page that a step has no word for: Next writes it in another way than it did. */
export class UnknownShape extends Error {
  override name = 'UnknownShape';

  constructor(expected: string, found: string) {
    super(`expected ${expected}, found ${found.slice(0, 200)}`);
  }
}
