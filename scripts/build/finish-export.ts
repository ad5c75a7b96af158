import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryOrigin } from '../../lib/contact/delivery';
import type { Content } from '../../lib/schema/content';
import { type Islands, islandsPath } from './islands/islands';
import { checkGlyphs } from './steps/check-glyphs';
import { drawIslands } from './steps/draw-islands';
import { dropRouterFiles, dropUnnamedFiles } from './steps/drop-files';
import { inlineStylesheet } from './steps/inline-stylesheet';
import { keepOwn } from './steps/keep-own';
import { leanIcons } from './steps/lean-icons';
import { precompress } from './steps/precompress';
import { runSteps, type Step } from './steps/run-steps';
import { writeHostFiles } from './steps/write-host-files';
import { writePolicy } from './steps/write-policy';
import { writeRedirects } from './steps/write-redirects';

/**
 * Turns what Next has exported into the finished site (decision 0017).
 *
 * @param out the folder of the export.
 * @param isPrecompressed whether compressed files are written beside the originals.
 * @returns the seconds that each step took.
 * @throws PageError that names the page, and what a step expected and found there.
 */
export function finishExport(
  content: Content,
  out: string,
  islands: Islands,
  isPrecompressed: boolean,
): Promise<ReadonlyMap<string, number>> {
  const delivery = deliveryOrigin(content.business);
  const connect = delivery === undefined ? [] : [delivery];
  const steps: readonly Step[] = [
    { name: "drop the router's files", folder: () => dropRouterFiles(out) },
    {
      pages: [
        { name: "check the headings' letters", edit: checkGlyphs },
        { name: 'keep our own scripts', edit: keepOwn },
        { name: 'draw the islands', edit: (document) => drawIslands(document, islands) },
        { name: 'lean icons', edit: leanIcons },
        { name: 'inline the stylesheet', edit: inlineStylesheet(out, islands.mentions) },
        { name: 'write the policy', edit: (document) => writePolicy(document, connect) },
      ],
    },
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
