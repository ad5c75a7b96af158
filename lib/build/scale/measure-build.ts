import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type FolderSize, folderSize } from './folder-size';
import { type Measured, measure } from './measure';
import { type Phase, phaseName } from './phase';

/** What is built, and where. */
export interface Build {
  root: string;
  /** The folder whose content/ it is made from. */
  content: string;
  /** The export, from the root of the project. */
  out: string;
  /** `none` draws the home page's alone. */
  shareImages: 'all' | 'none';
}

const loaded = z.object({ towns: z.number(), seconds: z.number() });
const stepTimes = z.array(z.object({ name: z.string(), seconds: z.number() }));
const tsx = ['--conditions=react-server', '--import', 'tsx'];

/** Builds the site with each part in a process of its own, one after the other. */
export async function measureBuild(build: Build): Promise<Phase[]> {
  const { root, out } = build;
  const run = (...args: string[]) => measure(args, environmentOf(build));
  const folder = join(root, out);
  rmSync(folder, { recursive: true, force: true });

  const loading = await run(...tsx, 'lib/build/scale/load-content.ts');
  const { towns, seconds } = loaded.parse(lastLine(loading));
  const next = await run('node_modules/next/dist/bin/next', 'build');
  const written = folderSize(folder);
  const finishing = await run(...tsx, 'lib/build/scale/finish-export.ts');
  const steps = stepTimes.parse(lastLine(finishing));
  const finished = folderSize(folder);

  const inSteps = steps.reduce((sum, step) => sum + step.seconds, 0);
  const common = { towns, pages: finished.pages };
  return [
    { name: 'content loading', ...common, ...costOf(loading), seconds },
    { name: phaseName.next, ...common, ...costOf(next), ...sizeOf(written) },
    ...steps.map((step) => ({ ...step, ...common })),
    { name: 'all steps', ...common, ...costOf(finishing), seconds: inSteps, ...sizeOf(finished) },
    { name: phaseName.whole, ...common, seconds: next.seconds + inSteps, ...sizeOf(finished) },
  ];
}

function environmentOf({ content, out, shareImages }: Build): Record<string, string> {
  return {
    SITE_CONTENT: content,
    SITE_OUT: out,
    SITE_SHARE_IMAGES: shareImages,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

function costOf({ seconds, cpuSeconds, peakBytes }: Measured) {
  return { seconds, cpuSeconds, peakBytes };
}

function sizeOf({ files, bytes }: FolderSize) {
  return { files, bytes };
}

function lastLine({ output }: Measured): unknown {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}
