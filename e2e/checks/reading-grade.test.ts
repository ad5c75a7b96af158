import { readingGrade, readingNotes } from './reading-grade';

const plain = 'We come to your home. You sign, and we stamp it.';
const stiff =
  'Notarization necessitates satisfactory identification of every participating individual.';

it('rises with long words and long sentences', () => {
  expect(readingGrade([plain])).toBeLessThan(3);
  expect(readingGrade([stiff])).toBeGreaterThan(12);
  expect(readingGrade(['We come to your home, and you sign, and we stamp it.'])).toBeGreaterThan(
    readingGrade([plain]),
  );
});

it('leaves out names, numbers, cited laws and what is no sentence', () => {
  const grade = readingGrade([plain]);
  expect(readingGrade([plain.replace('home', 'home in Weippe, Idaho')])).toBeLessThan(grade + 0.5);
  expect(readingGrade([plain, 'Satisfactory identification'])).toBe(grade);
  expect(readingGrade([`${plain} (Idaho Code 51-107 and ORS 194.240)`])).toBe(grade);
  expect(readingGrade(['We come to the St. Luke hall by the U.S. post.'])).toBe(
    readingGrade(['We come to the St Luke hall by the US post.']),
  );
  expect(readingGrade(['No sentence'])).toBe(0);
});

it('names the hardest page, and hints at each above grade 8', () => {
  const notes = readingNotes([
    { path: '/plain/', blocks: [{ name: 'p', text: plain }] },
    { path: '/stiff/', blocks: [{ name: 'p', text: stiff }] },
  ]);
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^Reading grade: at most \d\d\.\d, on \/stiff\/$/);
  expect(notes[1]).toMatch(/^Hint: \/stiff\/ reads at grade \d\d\.\d\./);
  expect(readingNotes([])).toEqual([]);
});
