import type { Progress, SaveRecord } from '../api';
import type { FileChange } from '../publish/file-change';

/** One run of the editor. */
export interface Session {
  /** The folder with content/ and public/. */
  root: string;
  /** What was saved, the latest last, with what it takes to undo it. */
  saves: (SaveRecord & { changes: readonly FileChange[]; section: string })[];
  /** While the site is being published, nothing may change. */
  isPublishing: boolean;
  /** How far that is, or how the last time ended. */
  steps: Progress[];
}

export function newSession(root: string): Session {
  return { root, saves: [], isPublishing: false, steps: [] };
}

/** What can be undone, the latest first. */
export function savesOf({ saves }: Session): SaveRecord[] {
  return saves.map(({ id, words }) => ({ id, words })).reverse();
}
