import { readFileSync } from 'node:fs';
import { readChanges } from './changes';
import { checks } from './check-site';
import { collectProgress, fakeProject, secrets } from './fake-project.fixture';
import { publishChanges, rollBack } from './publish';

jest.setTimeout(60_000);

const project = fakeProject();
const store = 's3://www.larkspur-notary.internal/site';
const printArguments =
  "console.log(process.argv.slice(1).join(' '), process.env.AWS_SECRET_ACCESS_KEY)";

const failing = { 'check:content': 'process.exit(1)' };

async function publish(mode: 'store' | 'folder', address = store) {
  const progress = collectProgress();
  const isDone = await publishChanges({ mode, store: address }, progress.report, project.root);
  return { isDone, ...progress };
}

it('uploads to a store, hidden while something is left to do, and shows no credentials', async () => {
  project.setScripts({ deploy: printArguments });
  const { isDone, last, text } = await publish('store');
  expect(isDone).toBe(true);
  expect(last()).toBe(
    `The site is hidden from search engines until the list of things to do is done.\n${store} --preview …`,
  );
  for (const secret of secrets) expect(text()).not.toContain(secret);
});

it('shows the site to everyone once nothing is left to do', async () => {
  project.setScripts({ deploy: printArguments });
  project.edit('content/towns/vetch.yaml', 'verified: false', 'verified: true');
  const reviews = project.read('site/content/testimonials.yaml');
  project.write('site/content/testimonials.yaml', reviews.replace(/ {2}- id: to-be[\s\S]+/, ''));
  const { last } = await publish('store');
  expect(last()).toBe(`${store} …`);
});

it('remembers the way and the store, but nothing secret, and knows what changed since', async () => {
  const everything = ["Everything: what's on the site now isn't known here"];
  expect(await readChanges(project.root)).toMatchObject({ words: everything, store: '' });
  project.setScripts(failing);
  await publish('store');
  expect(await readChanges(project.root)).toMatchObject({
    words: everything,
    mode: 'store',
    store,
  });
  project.setScripts({});
  const { last } = await publish('folder', '');
  expect(last()).toBe('The site is in the folder out, ready to be uploaded.');
  project.edit('content/business.yaml', '208-555-0242', '208-555-0243');
  project.write('site/public/list.txt', 'New prices\n');
  expect(await readChanges(project.root)).toEqual({
    words: ['The phone number, on every page', 'A file: list.txt'],
    mode: 'folder',
    store,
    can: { git: false, store: true, folder: true },
  });
  const kept =
    project.read('site/.edit/publishing.json') + project.read('site/.edit/published.json');
  for (const secret of secrets) expect(kept).not.toContain(secret);

  const progress = collectProgress();
  project.setScripts({ deploy: printArguments });
  expect(await rollBack(store, progress.report, project.root)).toBe(true);
  expect(progress.last()).toBe(`${store} --rollback …`);
  expect((await readChanges(project.root)).words).toEqual(everything);
});

it.each(['', 'www.larkspur-notary.internal', 's3://a b', 's3://key:word@bucket', '--rollback'])(
  'refuses the store "%s" in words, and remembers nothing',
  async (address) => {
    const { isDone, ended, last } = await publish('store', address);
    expect(isDone).toBe(false);
    expect(ended()).toEqual(['Publish: failed']);
    expect(last()).toContain("isn't the address of a store");
    expect((await readChanges(project.root)).mode).toBeUndefined();
  },
);

it('starts afresh when what it remembers is cut off', async () => {
  project.write('site/.edit/publishing.json', '{"mode":"sto');
  expect((await readChanges(project.root)).mode).toBeUndefined();
});

it('takes the steps of npm run check:site', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps = checks.map(({ script }) => `npm run ${script}`);
  expect(scripts['check:site']).toBe(steps.join(' && '));
});
