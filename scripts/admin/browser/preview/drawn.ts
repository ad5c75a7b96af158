import type { IslandContent } from '../../../../lib/islands/island-content';

/** The page that is being drawn, for the modules of preview-modules.ts. */
export const drawn: { path: string; content?: IslandContent } = { path: '' };
