import { labeledParagraphs } from './labeled-paragraphs';

it('takes a short first line that ends in a colon as the label of its paragraph', () => {
  expect(
    labeledParagraphs('County seat:\nThe courts\nare here.\n\nBring two: a\npen and an ID.\n'),
  ).toEqual([
    { label: 'County seat', text: 'The courts are here.' },
    { label: undefined, text: 'Bring two: a pen and an ID.' },
  ]);
});

it('leaves a longer line, and a label without a paragraph, as text', () => {
  const line = 'What is longer than a label:';
  expect(labeledParagraphs(`${line}\nthis.\n\nAlone:`)).toEqual([
    { label: undefined, text: `${line} this.` },
    { label: undefined, text: 'Alone:' },
  ]);
});
