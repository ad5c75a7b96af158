import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What GitHub runs: each command is one that a shell can read, and the forms' event starts the checks. */

const folder = '.github/workflows/';
const workflows = readdirSync(folder).map((name) => parse(readFileSync(folder + name, 'utf8')));

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

it('listens for the event that the forms send to publish', () => {
  const [, event] =
    /event_type:`([\w-]+)`/.exec(readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')) ??
    [];
  expect(workflows.map(({ on }) => on.repository_dispatch?.types ?? [])).toContainEqual([event]);
});
