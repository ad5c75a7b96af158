/** @jest-environment node */
import { checkWith, day } from './complete-content.fixture';

it.each([
  ['mapsAfterClick', {}, 'Google'],
  ['priorityTime', { 'times.priorityHours': 1 }, 'within 1 hour,'],
  ['priorityTime', { 'times.priorityHours': 3 }, 'within 3 hours,'],
  ['extras', {}, 'content/services/'],
  ['townsOnLocations', { notOnLocations: [] }, 'every town.'],
  ['townsOnLocations', { notOnLocations: ['kuna', 'nampa'] }, 'every town except kuna and nampa,'],
])('asks the owner to agree to %s and says what that is with %j', (choice, fields, words) => {
  expect(checkWith({ ...fields, [`agreed.${choice}`]: undefined }).items).toMatchObject([
    {
      id: `choice/${choice}`,
      field: `agreed.${choice}`,
      text: 'agreed:',
      say: expect.stringContaining(words),
      do: expect.stringContaining(`add the line \`  ${choice}: ${day}\` below \`agreed:\`.`),
    },
  ]);
});

it('says how to write the first choice', () => {
  const { items } = checkWith({ agreed: {} });
  expect(items).toHaveLength(4);
  for (const item of items) expect(item.do).toContain('delete the `{}` after it');
});

it('notes where messages go once the form delivers them', () => {
  expect(checkWith({ delivery: 'https://forms.iana.org/messages' })).toMatchObject({
    items: [],
    notes: [
      {
        text: 'delivery: https://forms.iana.org/messages',
        say: expect.stringContaining('to forms.iana.org,'),
      },
    ],
  });
});
