import { problemsIn } from './checks.fixture';
import { checkHtml } from './html';

const problemsWith = (body: string, title: string) => {
  const html = `<!DOCTYPE html><html lang="en-US"><head><title>${title}</title></head><body>${body}</body></html>`;
  return problemsIn(checkHtml, { '/wrong.html': html, '/icon.svg': '<svg>' });
};

it('accepts a valid page, with another main part and its headings in a template', () => {
  const other = '<template><main><h1>Kuna</h1></main></template>';
  const page = `<main><h1>Kuna</h1><h2>Fees &amp; hours</h2></main>${other}`;
  expect(problemsWith(page, 'x'.repeat(60))).toEqual([]);
});

it.each([
  ['an element where it may not be', '<h1><p>Kuna</p></h1>', 'element-permitted-content'],
  ['a reference to no element', '<h1 aria-describedby="gone">Kuna</h1>', 'no-missing-references'],
  ['a picture without a text', '<h1>Kuna</h1><img src="/a.png">', 'wcag/h37'],
  ['a style attribute', '<h1 style="color: red">Kuna</h1>', 'no-inline-style'],
  ['a second h1', '<h1>Kuna</h1><h1>Star</h1>', 'heading-level'],
  ['a title over 60 characters', '<h1>Kuna</h1>', 'long-title', 'x'.repeat(61)],
])('reports %s', (_what, body, rule, title = 'Kuna') => {
  expect(problemsWith(body, title)).toContainEqual(
    expect.stringMatching(`^/wrong\\.html: expected valid HTML \\(${rule}\\), found .+ in .+`),
  );
});
