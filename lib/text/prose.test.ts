import { labeledParagraphs, paragraphs } from './prose';

it('separates paragraphs at empty lines and joins wrapped lines', () => {
  expect(paragraphs('One\ntwo.\n\nThree.\n')).toEqual(['One two.', 'Three.']);
});

it('takes a short first line that ends in a colon as the label of its paragraph', () => {
  const line = 'What is longer than a label:';
  expect(labeledParagraphs(`Courts:\nAll\nhere.\n\n${line}\nthis.\n\nAlone:`)).toEqual([
    { label: 'Courts', text: 'All here.' },
    { label: undefined, text: `${line} this.` },
    { label: undefined, text: 'Alone:' },
  ]);
});
