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
  const before = { town: 'Town: Boise', when: 'When: today', open: 'Open: ID' };
  const written = 'Town: Boise\nWhen: today\nOpen: ID';

  it.each([
    ['writes into an empty box', '', {}, before, written],
    [
      'adds below what the visitor wrote',
      'Hello!',
      {},
      { town: 'Town: Boise' },
      'Hello!\nTown: Boise',
    ],
    ['adds nothing twice', written, before, before, written],
    [
      'replaces a line, dollars and all',
      written,
      before,
      { ...before, town: 'Town: $& $1' },
      written.replace('Boise', '$$& $$1'),
    ],
    [
      'takes a line away',
      written,
      before,
      { town: before.town, open: before.open },
      'Town: Boise\nOpen: ID',
    ],
    [
      'takes all away, but not what the visitor wrote',
      `Hi.\n\n${written}\n\nBye.`,
      before,
      {},
      'Hi.\n\n\nBye.',
    ],
    [
      'keeps what is missing at the end',
      written,
      before,
      { ...before, place: 'Place: home', open: 'Open: all' },
      'Town: Boise\nWhen: today\nPlace: home\nOpen: all',
    ],
    [
      'leaves a line alone that the visitor changed',
      'Town: Nampa',
      { town: 'Town: Boise' },
      { town: 'Town: Boise' },
      'Town: Nampa',
    ],
    ['leaves out what the visitor removed', 'When: today', before, before, 'When: today'],
    [
      'adds what the visitor removed once it changes',
      'When: today',
      before,
      { ...before, town: 'Town: Kuna' },
      'When: today\nTown: Kuna',
    ],
    [
      'takes no part of a longer line',
      'Town: Boise City',
      before,
      { ...before, town: 'Town: Kuna' },
      'Town: Boise City\nTown: Kuna',
    ],
  ])('%s', (_case, text, old, now, expected) => {
    expect(updateMessage(text, old, now)).toBe(expected);
  });
});
