import { deliveryOrigin } from '../delivery';
import type { Content } from '../schema/content';
import type { Environment } from '../site';
import { detach } from './after-build/detach';
import { dropRouterFiles, dropUnwantedChunks } from './after-build/drop-files';
import { inlineStylesheet } from './after-build/inline-stylesheet';
import { precompress } from './after-build/precompress';
import { runSteps, type StepTime } from './after-build/run-steps';
import type { Step } from './after-build/step';
import { writeHostFiles } from './after-build/write-host-files';
import { writePolicy } from './after-build/write-policy';
import { checkGlyphs } from './check-glyphs';
import { writeRedirects } from './write-redirects';

export interface AfterBuildOptions {
  /** Leaves the pages as Next wrote them (decision 0011): DETACH=0. */
  attached: boolean;
  /** Compressed files beside the originals, for hosts that serve them: PRECOMPRESS=1. */
  precompressed: boolean;
}

/** What the environment asks for. */
export function afterBuildOptions(environment: Environment): AfterBuildOptions {
  return {
    attached: environment['DETACH'] === '0',
    precompressed: environment['PRECOMPRESS'] === '1',
  };
}

/**
 * What happens to the export after Next has written it, in this order.
 *
 * @param out the folder of the export.
 * @returns how long each step took.
 * @throws Error that names the page and what a step did not know there.
 */
export async function finishExport(
  content: Content,
  out: string,
  { attached, precompressed }: AfterBuildOptions,
): Promise<readonly StepTime[]> {
  const delivery = deliveryOrigin(content.business);
  const connect = delivery === undefined ? [] : [delivery];
  const detaching: readonly Step[] = [
    { name: 'inline the stylesheet', page: inlineStylesheet },
    { name: 'detach the runtime', page: detach },
    { name: 'write the policy', page: (html) => writePolicy(html, connect) },
    { name: 'drop unwanted chunks', folder: dropUnwantedChunks },
  ];
  const hostFiles: Step = {
    name: 'write the host files',
    folder: () => writeHostFiles(content.redirects, out),
  };
  const steps: readonly Step[] = [
    { name: "drop the router's files", folder: dropRouterFiles },
    ...(attached ? [] : detaching),
    { name: 'write the redirects', folder: () => writeRedirects(content, out) },
    ...(attached ? [] : [hostFiles]),
    { name: "check the headings' letters", folder: () => checkGlyphs(out) },
    ...(precompressed ? [{ name: 'precompress', folder: () => precompress(out) }] : []),
  ];
  return runSteps(steps, out);
}
