import { aboutDraft } from './about-draft';

const timestamp = new Date('2026-11-02T15:05');
const originalValues = { _default: { phone: '1', email: 'a' } };
const commit = { commitDate: new Date('2026-11-02T15:48'), commitAuthor: { name: 'Dana' } };
const about = (original: object | undefined, originalEntry: object | undefined) =>
  aboutDraft({ timestamp, original }, { originalValues, originalEntry });

it.each<[string, object | undefined, object | undefined, boolean]>([
  ['the same values', { _default: { phone: '1', email: 'a' } }, {}, false],
  ['the same in another order', { _default: { email: 'a', phone: '1' } }, {}, false],
  ['another value', { _default: { phone: '2', email: 'a' } }, {}, true],
  ['a field less', { _default: { phone: '1' } }, {}, true],
  ['a new record, whose form has ids of its own', { _default: { id: 1 } }, undefined, false],
  ['what an older version kept', undefined, {}, false],
])('knows of a draft of %s whether the form has changed since', (_, original, entry, isOlder) => {
  const said = about(original, entry);
  expect(said.isOlder).toBe(isOlder);
  expect(said.words).toContain('You typed here on Monday, November 2, 2026 at 3:05');
  expect(said.words.includes('The form has changed since then.')).toBe(isOlder);
});

it('says who changed it and when, where that is known', () => {
  expect(about({ _default: {} }, commit).words).toMatch(
    /since then: Dana saved it on Monday, November 2, 2026 at 3:48\sPM\./,
  );
});
