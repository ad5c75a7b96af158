import { readingGrade, readingNotes } from './reading-grade';

const plain = 'We come to your home. You sign, and we stamp it.';
const stiff = 'Notarization necessitates satisfactory identification of every individual.';

it('is the Flesch-Kincaid grade of sentences', () => {
  // Two sentences, 11 words, 11 syllables.
  expect(readingGrade([plain])).toBeCloseTo(-1.6, 1);
  expect(readingGrade([stiff])).toBeGreaterThan(12);
  expect(readingGrade(['No sentence'])).toBe(0);
});

it.each([
  [`${plain} (Idaho Code 51-107 and ORS 194.240)`, plain],
  [plain.replace('home', 'home in Weippe, Idaho'), plain.replace('home', 'home in')],
  ['We come to the St. Luke hall by the U.S. post.', 'We come to the hall by the post.'],
])('leaves out cited laws and names: %s', (text, other) => {
  expect(readingGrade([text, 'Satisfactory identification'])).toBe(readingGrade([other]));
});

it('hints at each page above grade 8', () => {
  const notes = readingNotes([
    { path: '/plain/', blocks: [{ name: 'p', text: plain }] },
    { path: '/stiff/', blocks: [{ name: 'p', text: stiff }] },
  ]);
  expect(notes).toEqual([expect.stringMatching(/^Hint: \/stiff\/ reads at grade \d\d\.\d\./)]);
});
