import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../content/read-content';
import { measureBuild } from './scale/measure-build';
import type { Phase } from './scale/phase';
import { shareImagesPhase } from './scale/share-images';
import { scaleTable } from './scale/table';
import { missedTargets } from './scale/verdict';
import { writeScaledContent } from './scale/write-scaled-content';

/**
 * `npm run bench:scale -- 360 3600`: what a build costs with the real towns and with so many, made up in
 * addition. 3,600 take some ten minutes and 12 GB while they are built. Nothing else should run meanwhile.
 */
const root = process.cwd();
const folder = 'test-results/scale';
const counts = process.argv.slice(2).map(Number);
const real = readContent(root).towns.length;
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < real)) {
  console.error(`Say how many towns, ${real} or more: npm run bench:scale -- 360 3600`);
  process.exit(1);
}

// Whatever happens: these are gigabytes, and what Next keeps of thousands of pages is as much again.
process.on('exit', () => {
  for (const path of [folder, '.next/server']) {
    rmSync(join(root, path), { recursive: true, force: true });
  }
});

const build = (count: number, content: string, shareImages: 'all' | 'none') => {
  console.log(`${count} towns, ${shareImages === 'all' ? 'with' : 'without'} share images`);
  return measureBuild({ root, content, out: `${folder}/out`, shareImages });
};

// The first build of a day reads everything from the disk, and counts for nothing.
await build(real, root, 'none');
const withOne = await build(real, root, 'none');
const withAll = await build(real, root, 'all');
const phases: Phase[] = [...withOne];
for (const count of counts) {
  const content = join(root, folder, `site-${count}`);
  writeScaledContent(root, content, count);
  phases.push(...(await build(count, content, 'none')));
}
phases.push(shareImagesPhase(withAll, withOne));

console.log(`\nNode ${process.versions.node}, ${availableParallelism()} cores\n`);
console.log(scaleTable(phases));
const missed = missedTargets(phases, real);
console.log(missed.length === 0 ? '\nThe target is met.' : `\nMissed:\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
