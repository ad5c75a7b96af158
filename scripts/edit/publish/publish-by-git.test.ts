import { readChanges } from './changes';
import { collectProgress, fakeProject, secrets } from './fake-project.fixture';
import { publishChanges } from './publish';

jest.setTimeout(60_000);

const project = fakeProject();
const business = 'content/business.yaml';
beforeEach(() => {
  project.share();
  project.edit(business, '208-555-0242', '208-555-0243');
});

async function publish() {
  const progress = collectProgress();
  const request = { mode: 'git', store: '' } as const;
  const isDone = await publishChanges(request, progress.report, project.root);
  return { isDone, ...progress };
}
const wordsNow = async () => (await readChanges(project.root)).words;
const phone = 'The phone number, on every page';

it('checks, commits only what the owner edits, and pushes', async () => {
  project.write('site/public/photos/me.jpg', 'picture');
  project.write('site/notes.txt', 'private');
  project.write('site/staged.txt', 'of someone else');
  project.git('add', 'staged.txt');
  expect(await readChanges(project.root)).toMatchObject({
    words: [phone, 'A picture: photos/me.jpg'],
    can: { git: true, store: true, folder: true },
  });
  const { isDone, ended } = await publish();
  expect(ended()).toEqual([
    'Look for a newer version: done',
    'Check the content: done',
    'Build the site: done',
    'Check every page: done',
    'Weigh every page: done',
    'Check accessibility: done',
    "Save the changes in the project's history: done",
    'Send the changes: done',
  ]);
  expect(isDone).toBe(true);
  expect(project.published(business)).toContain('208-555-0243');
  expect(project.git('log', '-1', '--format=%B')).toBe(`${phone}; A picture: photos/me.jpg`);
  expect(project.git('status', '--porcelain')).toBe('A  staged.txt\n?? notes.txt');
  expect(await wordsNow()).toEqual([]);
  expect((await readChanges(project.root)).mode).toBe('git');
});

it('stops at the first check that fails, with its last words', async () => {
  project.setScripts({ 'check:export': "console.error('/fees/ has no title'); process.exit(1)" });
  const { isDone, ended, last } = await publish();
  expect(isDone).toBe(false);
  expect(ended().at(-1)).toBe('Check every page: failed');
  expect(last()).toMatch(
    /^A page isn't right yet. Nothing was published[\s\S]*\/fees\/ has no title$/,
  );
  expect(project.published(business)).toContain('208-555-0242');
  expect(await wordsNow()).toEqual([phone]);
});

it("puts the owner's changes on top of a newer version, and checks both together", async () => {
  project.publishFromOther();
  const { isDone, ended } = await publish();
  expect(isDone).toBe(true);
  expect(ended().slice(0, 2)).toEqual([
    'Look for a newer version: done',
    'Check the content: done',
  ]);
  expect(project.published(business)).toMatch(/Someone else[\s\S]*208-555-0243/);
});

it('loses nothing to a newer version that changes the same', async () => {
  project.edit(business, 'Larkspur Notary', 'Our own name');
  project.publishFromOther();
  const { isDone, ended, last } = await publish();
  expect(isDone).toBe(false);
  expect(ended()).toEqual(['Look for a newer version: failed']);
  expect(last()).toContain("can't be put together with your changes");
  expect(project.read(`site/${business}`)).toContain('Our own name');
  expect(project.git('status', '--porcelain', '--branch')).toBe(
    '## main...origin/main [ahead 1, behind 1]',
  );
  expect(await wordsNow()).toEqual(['The business name, on every page', phone]);
});

it('touches nothing for a newer version while other files have changes', async () => {
  project.write('site/.gitignore', '.edit/\nout/\n');
  project.publishFromOther();
  expect(await publish()).toMatchObject({ isDone: false });
  expect(project.read('site/.gitignore')).toContain('out/');
  expect(project.read(`site/${business}`)).toContain('Larkspur Notary');
});

it('keeps the commit if a newer version comes in during the checks', async () => {
  const clone =
    "require('child_process').execSync('git commit -qam Newer && git push -q', { cwd: '../other' })";
  project.edit(business, 'Alder Falls Grange Hall', 'The hall', 'other');
  project.setScripts({ build: clone });
  project.git('commit', '--quiet', '-m', 'Scripts', '--', 'package.json');
  const first = await publish();
  expect(first.isDone).toBe(false);
  expect(first.ended().at(-1)).toBe('Send the changes: failed');
  expect(first.last()).toContain('Publish again');
  expect(await wordsNow()).toEqual([phone]);
});

it("shows no password of the remote's address", async () => {
  const [, , token] = secrets;
  project.git('remote', 'set-url', 'origin', `http://orla:${token}@127.0.0.1:1/site.git`);
  const { isDone, text } = await publish();
  expect(isDone).toBe(false);
  expect(text()).toContain('127.0.0.1:1/site.git');
  expect(text()).not.toContain(token);
});

it('refuses in the middle of something else, and outside a repository of its own', async () => {
  project.git('checkout', '--quiet', '--detach');
  const { isDone, last } = await publish();
  expect(isDone).toBe(false);
  expect(last()).toContain('in the middle of something else');
  const inside = await readChanges(`${project.root}/content`);
  expect(inside.can.git).toBe(false);
});
