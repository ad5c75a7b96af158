import { checkWith, record } from './check-with.fixture';

const { agreed, times } = record;

it.each([
  ['visits', {}, /\d\s[ap]m.*, from\s[A-Z].*, within\s\d/],
  ['maps', {}, 'Now: on a click.'],
  ['maps', { maps: 'in view' as const }, 'Now: in view.'],
  [
    'priorityTime',
    { times: { ...times, priorityHours: 3, priorityMiles: 25 } },
    'Now: 3 hours, up to 25 miles.',
  ],
  ['priorityCharge', {}, 'Secretary of State'],
  ['extras', {}, /in "[A-Z][^"]+"/],
  ['townsOnLocations', { notOnLocations: [] }, 'Now: none.'],
  ['townsOnLocations', { notOnLocations: ['larkin', 'sandry'] }, 'Now: Larkin and Sandry.'],
])('asks the owner to agree to %s and says what holds, with %j', (choice, fields, words) => {
  const { items } = checkWith({ ...fields, agreed: { ...agreed, [choice]: undefined } });
  const say = expect.stringMatching(words);
  const task = expect.stringMatching(/enter the day at "[A-Z][^"]+" in "Choices to agree to"/);
  const item = { field: `agreed.${choice}`, say, do: task };
  expect(items).toMatchObject([item]);
});

it('asks about no charge for priority if there is none', () => {
  const none = { ...agreed, priorityCharge: undefined };
  const prices = { ...record.prices, priority: 0 };
  expect(checkWith({ agreed: none, prices }).items).toEqual([]);
});

it('notes where messages go once the form delivers them', () => {
  const notes = [{ field: 'delivery', say: expect.stringContaining('to forms.iana.org,') }];
  const delivery = 'https://forms.iana.org/messages';
  expect(checkWith({ delivery })).toMatchObject({ items: [], notes });
});
