import { annotation, summaryOf } from './report-content-errors';

it('reports the file, the line and the message to GitHub', () => {
  const place = {
    file: 'content/towns/boise.yaml',
    line: 23,
    path: ['attractions', 1, 'latitude'],
  };
  const words = { expected: 'the slug of a town', found: '"100%\nor so"' };
  expect(annotation({ ...place, ...words })).toBe(
    '::error file=content/towns/boise.yaml,line=23::Boise: Attractions 2, Latitude: expected the slug of a town, found "100%25%0Aor so"',
  );
});

it("tells the owner of a problem in the words of the form, and that the site hasn't changed", () => {
  const place = { file: 'content/business/hours.yaml', line: 9, path: ['hours', 1, 'closes'] };
  const text = summaryOf([{ ...place, expected: 'one of brand in braces', found: '{close}' }]);
  expect(text).toContain('The site stays as it was');
  expect(text).toContain(`(${place.file}, line 9)`);
  expect(text).toContain('- Hours and days off: Opening hours 2, Closes: expected one');
});
