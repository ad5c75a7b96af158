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

const check = (command: string) =>
  execFileSync('bash', ['-n'], { input: command.replace(/\$\{\{.*?\}\}/g, 'x'), stdio: 'pipe' });

it('finds a command with a quote that is never closed', () => {
  expect(() => check(`curl -d ' "$BUILD_HOOK"`)).toThrow();
});

it('has commands that a shell can read', () => {
  expect(commands.length).toBeGreaterThan(15);
  for (const command of commands) expect(() => check(command)).not.toThrow();
});

it('listens for the event that the forms send to publish', () => {
  const [, event] =
    /event_type:`([\w-]+)`/.exec(readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')) ??
    [];
  expect(workflows.map(({ on }) => on.repository_dispatch?.types ?? [])).toContainEqual([event]);
});
