import * as fc from 'fast-check';
import { law } from '../law.fixture';
import { aboutService, asSoonAsPossible, hasId, type Inquiry, inTown } from './inquiry';
import { inquiryMessage, updateMessage } from './inquiry-message';

describe('updating a message', () => {
  const boise = 'Hello.\nBoise.\n\nAddress: \n\nThank you.';
  const nampa = 'Hello.\nNampa.\n\nAddress: \n\nThank you.';

  it.each([
    ['writes into an empty box', ' \n', '', boise, boise],
    ['fills an emptied box again', '', boise, boise, boise],
    ['stands below what was there', 'Hi!', '', boise, `Hi!\n\n${boise}`],
    ['is written anew while untouched', boise, boise, nampa, nampa],
    ['goes while untouched', boise, boise, '', ''],
    ['replaces a line', `${boise}\nAnn`, boise, nampa, `${nampa}\nAnn`],
    ['leaves words alone, whatever goes', `Hi.\n${boise}\n\nAnn`, boise, '', 'Hi.\n\nAnn'],
    ['keeps what was changed', 'Boise City.', boise, boise, 'Boise City.'],
    [
      'keeps what was changed beside a new line',
      'Hello.\nBoise City.',
      boise,
      nampa,
      'Hello.\nNampa.\nBoise City.',
    ],
    ['keeps gaps', 'Hello.\nThank you.', boise, `${boise}\nToday.`, 'Hello.\nThank you.\nToday.'],
    ['adds above what follows it', 'Ann\nThank you.', boise, nampa, 'Ann\nNampa.\nThank you.'],
    ['adds at the end if nothing else is there', 'Ann', boise, nampa, 'Ann\nNampa.'],
    ['knows a line without the space at its end', 'Hello.\nAddress:\nAnn', boise, '', 'Ann'],
    ['fills in no blank twice', 'Address: 5 Elm', boise, nampa, 'Address: 5 Elm\nNampa.'],
    ['repeats no line', 'Nampa.\nAnn', boise, nampa, 'Nampa.\nAnn'],
    ['takes no part of a longer line', 'Not Boise.', boise, '', 'Not Boise.'],
    ['has its gaps while untouched', 'Hello.', 'Hello.', nampa, nampa],
    [
      'adds no gap to what was changed',
      'Hi.\nHello.',
      'Hello.',
      'Hello.\n\nBye.',
      'Hi.\nHello.\nBye.',
    ],
    [
      'leaves gaps alone while nothing is chosen',
      'Hi.\n\n\n\nAnn\n',
      boise,
      boise,
      'Hi.\n\n\n\nAnn\n',
    ],
    ['leaves no gap at an end', 'Hello.\n\nAnn\n\nThank you.', boise, '', 'Ann'],
    ['adds above the first line', 'Thank you.\nAnn', boise, nampa, 'Nampa.\nThank you.\nAnn'],
  ])('%s', (_case, text, before, now, expected) => {
    expect(updateMessage(text, before, now)).toBe(expected);
  });
});

const choices: Inquiry[] = [
  ...['Vetch', 'Larkin', ''].map((name) => ({ town: name && inTown(name) })),
  ...['In the ward.', 'In jail.', ''].map((words) => ({ place: words })),
  aboutService({ message: 'On a screen.', online: true }),
  ...['A will.', 'A deed.', 'In jail.', ''].map((words) => ({ service: words })),
  ...['Room', 'Cell', ''].map((words) => ({ address: words })),
  ...[hasId, ''].map((words) => ({ id: words })),
  ...[asSoonAsPossible, ''].map((words) => ({ when: words })),
  ...['$5.', '$10.', ''].map((words) => ({ estimate: words })),
];

/** What a visitor does to the lines of the box. */
const edits: ((lines: string[], at: number, to: number) => void)[] = [
  () => {},
  (lines, at) => lines.splice(at, 0, 'My own line.'),
  (lines, at) => lines.splice(at, 0, ''),
  (lines, at) => lines.splice(at, 1, `${lines[at]} own`),
  (lines, at) => lines.splice(at, 1, lines[at]?.trimEnd() ?? ''),
  (lines, at) => lines.splice(at, 1),
  (lines, at, to) => lines.splice(to, 0, ...lines.splice(at, 1)),
  (lines) => lines.splice(0),
];

/** An edit, where in the box, and then a choice. */
const step = fc.record({
  edit: fc.constantFrom(...edits),
  at: fc.nat(14),
  to: fc.nat(14),
  choice: fc.constantFrom(...choices),
});

law(
  'keeps every word of the visitor, repeats nothing and says nothing that no longer holds',
  fc.array(step, { maxLength: 50, size: 'max' }),
  (steps) => {
    const isOwn = (line: string) => /own/.test(line);
    const wordsOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
    let known: Inquiry = {};
    let [text, before] = ['', ''];
    for (const { edit, at, to, choice } of steps) {
      const lines = text.split('\n');
      edit(lines, at % lines.length, to % lines.length);
      const parts = Object.entries({ ...known, ...choice });
      known = Object.fromEntries(parts.filter(([, words]) => words));
      text = lines.join('\n');

      const now = inquiryMessage(known);
      const after = updateMessage(text, before, now);
      const [had, has] = [wordsOf(text), wordsOf(after)];
      const removed = wordsOf(before).filter((words) => had.length > 0 && !had.includes(words));
      const wanted = wordsOf(now).filter((words) => !removed.includes(words));
      expect(has.filter(isOwn)).toEqual(had.filter(isOwn));
      expect(has.filter((words) => !isOwn(words)).toSorted()).toEqual(wanted.toSorted());
      [text, before] = [after, now];
    }
  },
  300,
);
