import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '../../content/read-content';
import { syntheticTown } from './synthetic-town';

/**
 * Writes a folder content/ below `target`: the real one, and towns made up in addition until there
 * are `count`, each after a real one in turn.
 *
 * @throws Error where there are more real towns than that.
 */
export function writeScaledContent(root: string, target: string, count: number): void {
  const { towns } = readContent(root);
  if (count < towns.length) {
    throw new Error(`expected at least ${towns.length} towns, found ${count}: these are real`);
  }
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, 'content'), join(target, 'content'), { recursive: true });
  // A town that was made up may bear the name of a real place, which is no town then.
  writeFileSync(join(target, 'content/other-places.yaml'), 'source: none\nplaces: []\n');
  for (let index = 0; index < count - towns.length; index++) {
    const model = towns[index % towns.length];
    if (!model) throw new Error('there is no real town to make others after');
    const { slug, ...file } = syntheticTown(model, index);
    writeFileSync(join(target, 'content/towns', `${slug}.yaml`), stringify(file));
  }
}
