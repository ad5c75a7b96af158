import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryOrigin } from '../delivery';
import type { Content } from '../schema/content';
import { drawIslands } from './after-build/draw-islands';
import { dropRouterFiles, dropUnnamedFiles } from './after-build/drop-files';
import { inlineStylesheet } from './after-build/inline-stylesheet';
import { keepOwn } from './after-build/keep-own';
import { leanIcons } from './after-build/lean-icons';
import { precompress } from './after-build/precompress';
import { runSteps, type StepTime } from './after-build/run-steps';
import type { Step } from './after-build/step';
import { writeHostFiles } from './after-build/write-host-files';
import { writePolicy } from './after-build/write-policy';
import { checkGlyphs } from './check-glyphs';
import { type Islands, islandsPath } from './islands/bundle';
import { writeRedirects } from './write-redirects';

/**
 * What happens to the export after Next has written it, in this order (decision 0017).
 *
 * @param out the folder of the export.
 * @param islands what the browser gets for the islands.
 * @param isPrecompressed whether compressed files are written beside the originals.
 * @returns how long each step took.
 * @throws StepError that names the page and what a step expected there.
 */
export async function finishExport(
  content: Content,
  out: string,
  islands: Islands,
  isPrecompressed: boolean,
): Promise<readonly StepTime[]> {
  const delivery = deliveryOrigin(content.business);
  const connect = delivery === undefined ? [] : [delivery];
  const steps: readonly Step[] = [
    { name: "drop the router's files", folder: () => dropRouterFiles(out) },
    { name: "check the headings' letters", page: checkGlyphs },
    { name: 'keep our own scripts', page: keepOwn },
    { name: 'draw the islands', page: (document) => drawIslands(document, islands) },
    { name: 'lean icons', page: leanIcons },
    {
      name: 'inline the stylesheet',
      page: (document) => inlineStylesheet(document, out, islands.mentions),
    },
    { name: 'write the policy', page: (document) => writePolicy(document, connect) },
    { name: 'drop unnamed files', folder: () => dropUnnamedFiles(out) },
    {
      name: 'copy the islands',
      folder: () => cpSync(islands.folder, join(out, islandsPath), { recursive: true }),
    },
    { name: 'write the redirects', folder: () => writeRedirects(content, out) },
    { name: 'write the host files', folder: () => writeHostFiles(content.redirects, out) },
    ...(isPrecompressed ? [{ name: 'precompress', folder: () => precompress(out) }] : []),
  ];
  return runSteps(steps, out);
}
