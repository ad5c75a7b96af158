import type { IslandWords } from '../../../../lib/islands/words';

/** The page that is being drawn, for the modules of preview-modules.ts. */
export const drawn: { path: string; words?: IslandWords } = { path: '' };
