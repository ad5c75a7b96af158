import { testContent } from '../content/test-content.fixture';
import { inquiryLines, missingParts, updateMessage } from './inquiry-message';

const copy = testContent.pages.inquiry;
const { labels, open } = copy;

it('has a line for each thing known, in one order, and one for what is missing', () => {
  const lines = inquiryLines({ signing: '1 document', town: 'Vetch, Oregon' }, copy);
  expect(Object.values(lines)).toEqual([
    `${labels.town}: Vetch, Oregon`,
    `${labels.signing}: 1 document`,
    `${open}: ${labels.place}, ${labels.service}, ${labels.when}, ${labels.id}`,
  ]);
});

it.each([{}, { order: 'Closing:' }])('misses nothing while it knows %j', (inquiry) => {
  expect(missingParts(inquiry)).toEqual([]);
});

describe('updating a message', () => {
  const before = { town: 'Town: Boise', when: 'When: now', open: 'Open: ID' };
  const all = 'Town: Boise\nWhen: now\nOpen: ID';

  it.each([
    ['writes into an empty box', '', {}, before, all],
    ['adds below what was there', 'Hi!', {}, { town: 'Town: X' }, 'Hi!\nTown: X'],
    ['adds nothing twice', all, before, before, all],
    ['replaces a line', all, before, { ...before, town: '$& $1' }, all.replace(/.*/, '$$& $$1')],
    ['removes lines, no words', `Hi.\n\n${all}\n\nBye.`, before, {}, 'Hi.\n\n\nBye.'],
    ['keeps its end', all, before, { ...before, id: 'ID: yes', open: 'Open: all' }, undefined],
    ['keeps changes', 'Town: Nampa', { town: 'Town: X' }, { town: 'Town: X' }, 'Town: Nampa'],
    ['keeps gaps', 'When: now', before, before, 'When: now'],
    ['fills a gap', 'When: now', before, { ...before, town: 'Town: X' }, 'When: now\nTown: X'],
    ['takes no part of a line', 'Town: Boise City', before, {}, 'Town: Boise City'],
  ])('%s', (_case, text, old, now, expected = 'Town: Boise\nWhen: now\nID: yes\nOpen: all') => {
    expect(updateMessage(text, old, now)).toBe(expected);
  });
});
