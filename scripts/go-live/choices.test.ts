import { checkWith, day, record } from './check-with.fixture';

const { agreed, times } = record;

it.each([
  ['mapsAfterClick', {}, 'Google'],
  ['priorityTime', { times: { ...times, priorityHours: 3 } }, 'Now: 3.'],
  ['extras', {}, /content\/services\/[a-z-]+\.yaml:\d/],
  ['townsOnLocations', { notOnLocations: [] }, 'Now: none.'],
  ['townsOnLocations', { notOnLocations: ['kuna', 'nampa'] }, 'Now: kuna and nampa.'],
])(
  'asks the owner to agree to %s and shows the current choice, with %j',
  (choice, fields, words) => {
    expect(
      checkWith({ ...fields, agreed: { ...agreed, [choice]: undefined } }).items,
    ).toMatchObject([
      {
        id: `choice/${choice}`,
        field: `agreed.${choice}`,
        say: expect.stringMatching(words),
        do: `If you agree, add the line \`  ${choice}: ${day}\` below \`agreed:\`.`,
      },
    ]);
  },
);

it('says how to enter the first choice', () => {
  const emptyMark = { do: expect.stringContaining('delete the `{}` after it') };
  expect(checkWith({ agreed: {} }).items).toMatchObject(Array(4).fill(emptyMark));
});

it('notes where messages go once the form delivers them', () => {
  const notes = [{ field: 'delivery', say: expect.stringContaining('to forms.iana.org,') }];
  const delivery = 'https://forms.iana.org/messages';
  expect(checkWith({ delivery })).toMatchObject({ items: [], notes });
});
