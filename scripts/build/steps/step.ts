import type { HtmlDocument } from '../../pages/html-tree';

/** Works on a page that was read; an Error says what it expected and found there. */
export interface PageStep {
  readonly name: string;
  readonly page: (document: HtmlDocument) => void;
}

/** Works on the whole folder. */
interface FolderStep {
  readonly name: string;
  readonly folder: () => void | Promise<void>;
}

export type Step = PageStep | FolderStep;
