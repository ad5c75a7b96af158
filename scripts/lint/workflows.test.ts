import { readdirSync, readFileSync } from 'node:fs';

/** What GitHub runs: one version of each action, on any default branch. */

const folder = '.github/workflows/';
const texts = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'));

it('uses each action at one commit, with its version beside it', () => {
  const uses = texts.flatMap((text) => text.match(/(?<=uses: )[^.\s].*/g) ?? []);
  const versions = new Map(uses.map((line) => [line.split('@')[0], line]));
  expect(versions.size).toBeGreaterThan(3);
  for (const line of versions.values()) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(new Set(uses).size).toBe(versions.size);
});

it('names no branch: the default one may have any name', () => {
  for (const text of texts) expect(text).not.toMatch(/refs\/heads\/[\w-]|\bref: [\w-]|\bbranches:/);
});
