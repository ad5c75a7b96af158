import { inquiryWords as copy } from '#words/inquiry';
import type { Inquiry } from '../schema/pages/inquiry';
import { fill } from '../text';
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
  ])('%s', (_case, text, before, now, expected) => {
    expect(updateMessage(text, before, now)).toBe(expected);
  });
});

/** Numbers from 0 up to 1, the same on every run (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it('keeps every word of the visitor, repeats nothing and says nothing that no longer holds', () => {
  const random = numbers(2026);
  const below = (count: number) => Math.floor(random() * count);
  const choices: Inquiry[] = [
    ...['Vetch', 'Larkin', ''].map((name) => ({ town: name && fill(copy.town, { town: name }) })),
    ...['In the ward.', 'In jail.', copy.online, ''].map((words) => ({ place: words })),
    ...['A will.', 'A deed.', 'In jail.', ''].map((words) => ({ service: words })),
    ...['Room', 'Cell', ''].map((words) => ({ address: words })),
    ...[copy.id, ''].map((words) => ({ id: words })),
    ...[copy.when, ''].map((words) => ({ when: words })),
    ...['$5.', '$10.', ''].map((words) => ({ estimate: words })),
    ...['File: \nPages: ', '', '', ''].map((words) => ({ order: words })),
  ];
  const isOwn = (line: string) => line.includes('own');
  const wordsOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
  const wrong: object[] = [];
  let known: Inquiry = {};
  let [text, before] = ['', ''];

  for (let step = 0; step < 24_000; step++) {
    const lines = text.split('\n');
    const at = below(lines.length);
    const line = lines[at] ?? '';
    const visitor = [
      () => lines.splice(at, 0, `My own line ${step}.`),
      () => lines.splice(at, 0, ''),
      () => lines.splice(at, 1, `${line}own ${step}`),
      () => lines.splice(at, 1, line.trimEnd()),
      () => lines.splice(at, 1),
      () => lines.splice(below(lines.length), 0, ...lines.splice(at, 1)),
      () => lines.length > 15 && lines.splice(0),
    ];
    if (below(2) === 0) visitor[below(visitor.length)]?.();
    const parts = Object.entries({ ...known, ...choices[below(choices.length)] });
    known = Object.fromEntries(parts.filter(([, words]) => words));
    text = lines.join('\n');

    const now = inquiryMessage(known, copy);
    const after = updateMessage(text, before, now);
    const [had, has] = [wordsOf(text), wordsOf(after)];
    const removed = wordsOf(before).filter((words) => had.length > 0 && !had.includes(words));
    const expected = [
      ...had.filter(isOwn),
      ...wordsOf(now)
        .filter((words) => !removed.includes(words))
        .toSorted(),
    ];
    const found = [...has.filter(isOwn), ...has.filter((words) => !isOwn(words)).toSorted()];
    if (found.join('\n') !== expected.join('\n')) wrong.push({ text, before, now, after });
    [text, before] = [after, now];
  }
  expect(wrong.slice(0, 1)).toEqual([]);
});
