import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyProject } from '../rehearsals/copy-project';
import type { Edit } from '../rehearsals/edit-content';
import { site } from '../sites/sites';

/** `npm run edit` in a copy of the project, as its owner has it. */
export interface RunningEditor {
  folder: string;
  url: string;
  /** The lines of content/ and public/ that came and went since the last call, as git tells them. */
  changes: () => string[];
  stop: () => Promise<void>;
}

/**
 * Starts the editor.
 *
 * @param folder the copy, inside the project.
 * @param edits what is different from the made-up business.
 */
export async function runEditor(
  folder: string,
  edits: readonly Edit[] = [],
): Promise<RunningEditor> {
  copyProject(folder, edits);
  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@larkspur-notary.internal'];
    // Beside the copy: Next takes a folder with a repository for a project of its own.
    const place = ['--git-dir', resolve(`${folder}.git`), '--work-tree', '.'];
    return execFileSync('git', [...place, ...identity, ...args], { cwd: folder, encoding: 'utf8' });
  };
  const record = () => {
    git('add', '-A', 'content', 'public');
    git('commit', '-q', '--allow-empty', '-m', 'The site');
  };
  rmSync(`${folder}.git`, { recursive: true, force: true });
  git('init', '-q');
  record();
  const editor = spawn('npm', ['run', '--silent', 'edit', '--', '--no-open'], {
    cwd: folder,
    detached: true,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      SOURCE_DATE_EPOCH: site.env.SOURCE_DATE_EPOCH,
      SITE_CONTENT: '',
      SITE_OUT: '',
      PORT: '',
    },
  });
  return {
    folder: resolve(folder),
    url: await addressOf(editor),
    changes: () => {
      git('add', '-A', 'content', 'public');
      const diff = git('diff', '--cached', '-M', '-D', '-U0', '--no-color');
      record();
      return changedLines(diff);
    },
    stop: async () => {
      if (editor.exitCode !== null || editor.pid === undefined) return;
      process.kill(-editor.pid);
      await once(editor, 'exit');
    },
  };
}

/** What the editor prints once it answers. */
async function addressOf(editor: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of editor.stdout ?? []) {
    printed += chunk;
    const [url] = /http:\S+/.exec(printed) ?? [];
    if (url) return url;
  }
  throw new Error(`The editor ended without an address: ${printed}`);
}

/** The lines of a diff, each with its file, such as "business.yaml -phone: 1". */
function changedLines(diff: string): string[] {
  let file = '';
  return diff.split('\n').flatMap((line) => {
    const [, name] = /^diff --git a\/(?:content\/)?(\S+) /.exec(line) ?? [];
    file = name ?? file;
    return /^[-+](?![-+]{2} )/.test(line) ? [`${file} ${line}`] : [];
  });
}
