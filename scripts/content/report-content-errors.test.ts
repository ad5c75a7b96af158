import { annotation } from './report-content-errors';

it('reports the file, the line and the message to GitHub', () => {
  const problem = {
    file: 'content/towns/boise.yaml',
    line: 23,
    field: 'attractions[1].latitude',
    expected: 'a number',
    found: '"100%\nor so"',
  };
  expect(annotation(problem)).toBe(
    '::error file=content/towns/boise.yaml,line=23::attractions[1].latitude: expected a number, found "100%25%0Aor so"',
  );
});
