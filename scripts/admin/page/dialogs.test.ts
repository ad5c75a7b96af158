import { dialogsOf, type Entry } from './dialogs';

const entry = (path: string, content: object, more: object = {}): Entry => ({
  slug: path.replace(/.*\/|\.\w+$/g, ''),
  locales: { _default: { path: `content/${path}`, content: { ...content } } },
  ...more,
});
const hours = entry('business/hours.yaml', {});
const town = entry('towns/kuna.yaml', {
  name: 'Kuna',
  'attractions.0.name': 'Indian Creek',
  'attractions.0.text': 'A creek.',
  'attractions.1.name': 'Swan Falls',
});
const { aboutDraft, nameOf, takenOut, whatGoes } = dialogsOf([
  { file: 'content/business/hours.yaml', label: 'Hours and days off' },
]);

it('calls a form what the menu does, and a record by its own name', () => {
  expect(nameOf(hours)).toBe('Hours and days off');
  expect(nameOf(town)).toBe('Kuna');
  expect(takenOut([{ entry: hours }, { entry: town }])).toBe(
    'It is taken out of: Hours and days off, Kuna.',
  );
  expect(nameOf(entry('services/wills.yaml', { title: 'Wills' }))).toBe('Wills');
});

const timestamp = new Date('2026-11-02T15:05');
const values = { _default: { phone: '1', email: 'a' } };
const about = (original: object | undefined, originalEntry?: Entry) =>
  aboutDraft(
    { timestamp, original, currentValues: { _default: { name: 'Star' } } },
    { collection: { label_singular: 'Town' }, originalValues: values, originalEntry },
  );

it.each([
  ['the same values', { _default: { phone: '1', email: 'a' } }, false],
  ['another value', { _default: { phone: '2', email: 'a' } }, true],
  ['a field less', { _default: { phone: '1' } }, true],
  ['what an older version kept', undefined, false],
])('knows of a draft of %s whether the form has changed since', (_, original, isOlder) => {
  const said = about(original, hours);
  expect(said.isOlder).toBe(isOlder);
  expect(said.words).toContain(
    'You typed into “Hours and days off” on Monday, November 2, 2026 at 3',
  );
  const isSame = original && !isOlder;
  expect(said.words.includes('It has changed since then.')).toBe(isOlder);
  expect(said.words.includes('It hasn’t changed since then.')).toBe(Boolean(isSame));
});

it('says who changed it and when, where that is known, and of a new town its name', () => {
  const commitDate = new Date('2026-11-02T15:48');
  const saved = { ...hours, commitDate, commitAuthor: { name: 'Dana', login: 'dana' } };
  expect(about({ _default: {} }, saved).words).toMatch(
    /since then: Dana saved it on Monday, November 2, 2026 at 3:48\sPM\./,
  );
  // A new form gets ids of its own each time.
  const isNew = about({ _default: { id: 1 } });
  expect(isNew.words).toContain('“New Town: Star”');
  expect(isNew.words).not.toContain('changed');
});

const checklist = entry('checklist.yaml', {
  'items.0.text': 'A card.',
  'items.1.text': 'The whole package.',
  'items.1.services.0': 'loans',
  'items.2.text': 'The original.',
  'items.2.services.0': 'loans',
  'items.2.services.1': 'wills',
});

it.each([
  [[town], 'list of towns. The pages of its attractions go, too: “Indian Creek”, “Swan Falls”.'],
  [
    [entry('towns/x.yaml', { name: 'X' })],
    'Delete “X”? Its page goes, and its web address leads to the list of towns.',
  ],
  [
    [entry('services/loans.yaml', { title: 'Loans' })],
    'list of services. What to have ready for it alone goes, too: “The whole package”.',
  ],
  [[entry('services/wills.yaml', { title: 'Wills' }), town], 'list of services. Delete “Kuna”?'],
])('names what goes with %j', (entries, words) => {
  expect(whatGoes(entries, [hours, checklist, town])).toContain(words);
});
