import { changedWords } from './changed-words';
import { changesSince, publishedFolders } from './git-base';
import { lastLines, runGit } from './run-command';
import type { StepResult } from './step';

/** Commits what the owner changed, if anything, under a message that says what it was. */
export async function commit(root: string): Promise<StepResult> {
  const words = changedWords((await changesSince(root, 'HEAD')) ?? []);
  const added = await runGit(root, 'add', '--all', '--', ...publishedFolders);
  const same = await runGit(root, 'diff', '--cached', '--quiet', 'HEAD', '--', ...publishedFolders);
  if (same.ok) return { ok: true, say: 'There was nothing new.' };
  // Only these folders: what else is staged is someone else's work.
  const message = commitMessage(words);
  const done = added.ok
    ? await runGit(root, 'commit', '--quiet', '-m', message, '--', ...publishedFolders)
    : added;
  if (done.ok) return { ok: true, say: words.join('\n') };
  const advice = /tell me who you are|empty ident/i.test(done.output)
    ? 'Git doesn\'t know your name yet. Type these two lines into a terminal once, with your own name and email address, and publish again:\ngit config --global user.name "Your Name"\ngit config --global user.email you@your-name.com'
    : `Git couldn't save the changes. This is what it says:\n${lastLines(done)}`;
  return { ok: false, say: advice };
}

/** A commit's message: one line, and all changes below if there are several. */
function commitMessage(words: readonly string[]): string {
  const [first = 'Notes in the content', ...others] = words;
  const line = words.join('; ');
  if (others.length === 0 || line.length <= 72) return line || first;
  return `${first}, and more\n\n${words.map((what) => `- ${what}`).join('\n')}`;
}

/** Puts the owner's changes on top of a newer version, if someone else has pushed one. */
export async function getNewer(root: string): Promise<StepResult> {
  const upstream = await runGit(root, 'rev-parse', '--verify', '--quiet', '@{upstream}');
  if (!upstream.ok) return { ok: true };
  const fetched = await runGit(root, 'fetch', '--quiet');
  if (!fetched.ok) return { ok: false, say: unreachable(lastLines(fetched)) };
  const { stdout } = await runGit(root, 'rev-list', '--count', 'HEAD..@{upstream}');
  if (stdout.trim() === '0') return { ok: true };
  const committed = await commit(root);
  if (!committed.ok) return committed;
  // Without autostash git refuses to touch anything while a file has changes outside a commit.
  const done = await runGit(root, '-c', 'rebase.autoStash=false', 'rebase', '@{upstream}');
  if (done.ok)
    return { ok: true, say: 'There was a newer version. Your changes are on top of it now.' };
  await runGit(root, 'rebase', '--abort');
  return {
    ok: false,
    say: `There's a newer version of the site, and it can't be put together with your changes here. Nothing was published, and nothing is lost: your changes are as they were. Someone who knows git can put the two together: git pull --rebase\n${lastLines(done)}`,
  };
}

/** Pushes the commits. */
export async function push(root: string): Promise<StepResult> {
  const done = await runGit(root, '-c', 'push.autoSetupRemote=true', 'push', '--quiet');
  if (done.ok) return { ok: true, say: 'Your changes are on their way to the site.' };
  const isBehind = /\((?:fetch first|non-fast-forward)\)/.test(done.output);
  const say = isBehind
    ? "A newer version of the site came in while this one was being checked. Nothing is lost: your changes are saved in the project's history. Publish again, and they go on top of it. If that's refused, too, get the newer version first: git pull --rebase"
    : unreachable(lastLines(done));
  return { ok: false, say };
}

const unreachable = (lines: string) =>
  `The changes couldn't be sent. Nothing is lost: they're still here. Check the network and whether you may still sign in, and publish again. This is what git says:\n${lines}`;
