import { type SpawnOptions, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { withoutSecrets } from './without-secrets';

/** How a command ended. */
export interface CommandResult {
  ok: boolean;
  /** Exactly what it printed for programs to read. */
  stdout: string;
  /** All that it printed, for people: without colors, and without what no one else may read. */
  output: string;
}

/** Runs a script of package.json, such as `check:content` or `deploy -- s3://bucket`. */
export function runNpmScript(root: string, script: string): Promise<CommandResult> {
  return run(`npm run --silent ${script}`, [], { cwd: root, shell: true, env: process.env });
}

/** Runs git, which asks nothing and says everything in English. */
export function runGit(root: string, ...args: string[]): Promise<CommandResult> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  return run('git', args, { cwd: root, env });
}

function run(command: string, args: string[], options: SpawnOptions): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    let stdout = '';
    let all = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      all += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      all += text;
    });
    const end = (ok: boolean) =>
      resolve({ ok, stdout, output: withoutSecrets(stripVTControlCharacters(all)).trim() });
    child.on('error', ({ message }) => {
      all += message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The last lines of what a command printed. */
export function lastLines({ output }: CommandResult): string {
  return output.split('\n').slice(-12).join('\n').trim();
}
