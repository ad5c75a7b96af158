import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { temporaryFolder } from '../../../lib/content/temporary-folder.fixture';
import { testRoot } from '../../../lib/content/test-content.fixture';
import type { Progress } from '../api';
import { checks } from './check-site';

/** Its credentials. No output may have them. */
export const secrets = ['AKIA-OF-THE-TESTS', 'secret-of-the-tests', 'token-of-the-tests'] as const;

/**
 * For each test in a file, a project with the test content and with scripts that do nothing, and the
 * repository that it was cloned from.
 */
export function fakeProject() {
  const folder = temporaryFolder();
  const [root, other] = [folder.path('site'), folder.path('other')];
  const before = { ...process.env };

  beforeEach(() => {
    const [key, secret] = secrets;
    Object.assign(process.env, { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret });
    for (const who of ['AUTHOR', 'COMMITTER']) {
      process.env[`GIT_${who}_NAME`] = 'Orla Tamsin';
      process.env[`GIT_${who}_EMAIL`] = 'desk@larkspur-notary.internal';
    }
    cpSync(`${testRoot}/content`, folder.path('site/content'), { recursive: true });
    folder.write('site/public/list.txt', 'Prices\n');
    folder.write('site/.gitignore', '.edit/\n');
    setScripts({});
  });

  afterEach(() => {
    process.env = { ...before };
  });

  /** Replaces what scripts do: the code that they run. */
  function setScripts(codes: Readonly<Record<string, string>>): void {
    const names = [...checks.map(({ script }) => script), 'deploy'];
    const scripts = names.map((name) => [name, `node -e "${codes[name] ?? ''}"`]);
    folder.write('site/package.json', JSON.stringify({ scripts: Object.fromEntries(scripts) }));
  }

  /** Runs git and returns what it prints. */
  function git(cwd: string, ...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  }

  /** Puts the project into a repository, and makes two clones of it. */
  function share(): void {
    git(root, 'init', '--quiet', '--initial-branch', 'main');
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '-m', 'Begin');
    git(folder.path(), 'clone', '--quiet', '--bare', root, 'remote.git');
    git(root, 'remote', 'add', 'origin', folder.path('remote.git'));
    git(root, 'fetch', '--quiet');
    git(root, 'branch', '--quiet', '--set-upstream-to', 'origin/main');
    git(folder.path(), 'clone', '--quiet', 'remote.git', 'other');
  }

  /** Changes a file in the project, or in the other clone. */
  function edit(name: string, found: string, replacement: string, clone = 'site'): void {
    const text = folder.read(`${clone}/${name}`);
    if (!text.includes(found)) throw new Error(`Nothing to change in ${name}`);
    folder.write(`${clone}/${name}`, text.replace(found, replacement));
  }

  /** Someone else changes the name of the business. */
  function publishFromOther(name = 'Someone else'): void {
    edit('content/business.yaml', 'Larkspur Notary', name, 'other');
    git(other, 'commit', '--quiet', '-a', '-m', 'Another name');
    git(other, 'push', '--quiet');
  }

  return {
    ...{ root, read: folder.read, write: folder.write, setScripts, edit, share, publishFromOther },
    git: (...args: string[]) => git(root, ...args),
    /** What the shared repository holds. */
    published: (name: string) => git(folder.path('remote.git'), 'show', `main:${name}`),
  };
}

/** Collects what is reported. */
export function collectProgress() {
  const all: Progress[] = [];
  return {
    report: (progress: Progress) => void all.push(progress),
    /** The steps that ended, with how. */
    ended: () =>
      all.flatMap(({ step, state }) => (state === 'running' ? [] : [`${step}: ${state}`])),
    last: () => all.at(-1)?.say ?? '',
    text: () => JSON.stringify(all),
  };
}
