import { brandSeal } from '../drawing/seal';
import { shareCard } from './share-card';
import { shareImageSize } from './share-images';

const seal = brandSeal('Larkin & Sons', 'Larkin, Idaho');
/** As if each letter were half as wide as high. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;
const card = (title: string, brand = 'Larkin') =>
  shareCard({ file: 'a', title, eyebrow: 'Cobb County', seal }, brand, widthOf);

/** The lines beside the seal, each with its size and the place of its baseline. */
const linesOf = (svg: string) =>
  [...svg.matchAll(/<text x="94" y="(\d+)" font-size="(\d+)"[^>]*>([^<]*)/g)].map(
    ([, y, size, text]) => ({ y: Number(y), size: Number(size), text }),
  );

it.each([
  ['Vetch', 80, ['Vetch']],
  ['Mobile notary in Vetch', 80, ['Mobile notary', 'in Vetch']],
  ['Signed and sealed at your own door', 80, ['Signed and', 'sealed at', 'your own door']],
])(
  'sets %s in the largest letters in which it fits, in lines of about one length',
  (title, size, lines) => {
    const drawn = linesOf(card(title)).slice(1, -1);
    expect(drawn.map(({ text }) => text)).toEqual(lines);
    expect(new Set(drawn.map((line) => line.size))).toEqual(new Set([size]));
  },
);

it.each([1, 20, 60, 200])('has its words in the frame, around the middle: %d letters', (length) => {
  for (const title of ['x'.repeat(length), 'ab '.repeat(length / 3)]) {
    const drawn = linesOf(card(title.trim()));
    const [first, last] = [drawn[0], drawn.at(-1)];
    expect([first?.text, last?.text]).toEqual(['Cobb County', 'Larkin']);
    expect(Number(first?.y) + Number(last?.y)).toBeCloseTo(shareImageSize.height + 20, -1);
    expect(first?.y).toBeGreaterThan(80);
  }
});

it('sets a long name in smaller letters, on its one line', () => {
  const sizeOf = (brand: string) => linesOf(card('Vetch', brand)).at(-1)?.size;
  expect(['x'.repeat(34), 'x'.repeat(50)].map(sizeOf)).toEqual([34, 23]);
});

it('takes every text as text', () => {
  expect(card('A < B & C', 'D & E')).toContain('A &lt; B &amp; C');
  expect(card('A', 'D & E')).toContain('D &amp; E');
});
