import type { Source } from '../../../lib/content/reading/reader';
import type { FileChange } from '../../../lib/content/saves/file-changes';
import type { backendOf } from '../backend';
import type { adminConfig } from '../config';
import type { aboutDraft } from './about-draft';
import type { showField } from './form-fields';
import type { SentCommit } from './github';
import type { whyNotSaved } from './why-not-saved';

/** What the build knows (scripts/admin/build-admin.ts writes it to config.js). */
export interface AdminData {
  config: ReturnType<typeof adminConfig>;
  /** Where the CMS saves, if the site knows its repository. */
  backend?: ReturnType<typeof backendOf>['backend'] | undefined;
  /** On the owner's computer, all of content; else only the file that no form has. */
  texts: [path: string, text: string][];
  publicFiles: string[];
  /** What is due and what is left, in words; empty if nothing is. */
  due: string;
  /** The repository's addresses; undefined where the forms save in a folder. */
  github?: ReturnType<typeof backendOf>['urls'] | undefined;
}

/** What the forms' scripts and the patched CMS (patches.ts) share. */
interface AdminGlobal extends AdminData {
  /** The files of the repository that the browser keeps; the CMS sets it. */
  cache?: (() => { entries: () => Promise<[path: string, file: { text?: string }][]> }) | undefined;
  /** Takes the place of each commit; see admin.ts. */
  commit: (changes: FileChange[], send: () => Promise<SentCommit>) => Promise<SentCommit>;
  /** All files as the CMS knows them. */
  files: () => Promise<Source>;
  aboutDraft: typeof aboutDraft;
  formLabel: (name: string) => string;
  showField: typeof showField;
  why: typeof whyNotSaved;
  /** The path of the field that had the cursor last. */
  field?: string | undefined;
}

export const admin: AdminGlobal = Object(globalThis).admin ?? {};
