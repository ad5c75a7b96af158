import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What GitHub runs: commands that a shell can read, one version of each action, on any default branch. */

const folder = '.github/workflows/';
const texts = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'));
const workflows = texts.map((text) => parse(text));

interface Job {
  steps?: { run?: string }[];
}

const commands = workflows
  .flatMap(({ jobs }: { jobs: Record<string, Job> }) => Object.values(jobs))
  .flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

/** One shell reads them all, each as a script of its own. */
const check = (...scripts: string[]) => {
  const read = ['-c', 'for script; do bash -n <<< "$script" || exit; done', 'bash'];
  const filled = scripts.map((script) => script.replace(/\$\{\{.*?\}\}/g, 'x'));
  execFileSync('bash', [...read, ...filled], { stdio: 'pipe' });
};

it('finds a command with a quote that is never closed', () => {
  expect(() => check('true', `curl -d ' "$BUILD_HOOK"`, 'true')).toThrow();
});

it('has commands that a shell can read', () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(() => check(...commands)).not.toThrow();
});

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
