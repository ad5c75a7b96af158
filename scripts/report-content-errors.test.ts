import { annotation } from './report-content-errors';

it('reports the file, the line and the message to GitHub', () => {
  const problem = {
    file: 'content/towns/boise.yaml',
    line: 23,
    path: ['attractions', 1, 'latitude'],
  };
  const words = { expected: 'the slug of a town', found: '"100%\nor so"' };
  expect(annotation({ ...problem, ...words })).toBe(
    '::error file=content/towns/boise.yaml,line=23::Boise: Attractions 2, Latitude: expected the slug of a town, found "100%25%0Aor so"',
  );
});
