import { sourceAt } from '../read-content';
import { readChanges } from '../saves/file-changes';
import { testDay, testRoot } from '../test-content.fixture';

const source = sourceAt(testRoot);

/** The content with a change in a file, read after others that it shares what was read with. */
async function after(file: string, from: RegExp, to: string, day = testDay) {
  const data = String(source.texts.get(file)).replace(from, to);
  const { content, wrong } = await readChanges(
    source,
    [{ action: 'update', path: file, data }],
    day,
  );
  return { texts: JSON.stringify(content), wrong: wrong.map(({ found }) => found) };
}

const contact = 'content/business/contact.yaml';
const commissions = 'content/business/commissions.yaml';

test('a changed fact reaches each text that names it, and goes again', async () => {
  const before = await after(contact, /^/, '');
  const renamed = await after(contact, /brand: .*/, 'brand: Juniper Notary');
  expect(before.texts).not.toContain('Juniper Notary');
  expect(renamed.texts.split('Juniper Notary').length).toBe(
    before.texts.split('Larkspur Notary').length,
  );
  expect(await after(contact, /^/, '')).toEqual(before);
});

test('a text that was fine is refused once its proof is gone, and a slip is told each time', async () => {
  const about = 'content/business/about.yaml';
  for (const _ of [1, 2]) {
    expect((await after(about, /headline: .*/, 'headline: A licensed notary')).wrong).toHaveLength(
      1,
    );
    expect((await after(about, /headline: .*/, 'headline: Here is {nobody}')).wrong).toEqual([
      '{nobody}',
    ]);
  }
  expect((await after(commissions, /^/, '')).wrong).toEqual([]);
  const later = await after(commissions, /^/, '', '2031-02-01');
  expect(later.texts).not.toBe((await after(commissions, /^/, '')).texts);
});
