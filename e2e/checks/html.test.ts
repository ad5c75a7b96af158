import { problemsIn } from './checks.fixture';
import { checkHtml } from './html';

const problemsWith = (body: string, title = 'Kuna') => {
  const html = `<!DOCTYPE html><html lang="en-US"><head><title>${title}</title></head><body>${body}</body></html>`;
  return problemsIn(checkHtml, { '/wrong.html': html, '/icon.svg': '<svg>' });
};

it('accepts a valid page, with another main part and its headings in a template', () => {
  const other = '<template><main><h1>Kuna</h1></main></template>';
  expect(problemsWith(`<main><h1>Kuna</h1><h2>Fees &amp; hours</h2></main>${other}`)).toEqual([]);
});

it.each([
  ['an element where it may not be', '<h1><p>Kuna</p></h1>', 'element-permitted-content'],
  ['an end tag without its start', '<h1>Kuna</h1></b>', 'close-order'],
  ['an attribute with an unknown value', '<h1 dir="up">Kuna</h1>', 'attribute-allowed-values'],
  ['a missing attribute', '<h1>Kuna</h1><img alt="">', 'element-required-attributes'],
  ['an id twice', '<h1 id="a">Kuna</h1><p id="a">Idaho</p>', 'no-dup-id'],
  ['a reference to no element', '<h1 aria-describedby="gone">Kuna</h1>', 'no-missing-references'],
  ['an unknown entity', '<h1>&kuna;</h1>', 'unrecognized-char-ref'],
  ['a picture without a text', '<h1>Kuna</h1><img src="/a.png">', 'wcag/h37'],
  ['a style attribute', '<h1 style="color: red">Kuna</h1>', 'no-inline-style'],
  ['a first heading that is not h1', '<h2>Kuna</h2>', 'heading-level'],
  ['a second h1', '<h1>Kuna</h1><h1>Star</h1>', 'heading-level'],
  ['a heading that skips a level', '<h1>Kuna</h1><h3>Fees</h3>', 'heading-level'],
])('reports %s', (_what, body, rule) => {
  expect(problemsWith(body)).toContainEqual(
    expect.stringMatching(`^/wrong\\.html: expected valid HTML \\(${rule}\\), found .+ in .+`),
  );
});

it('reports a title over 60 characters', () => {
  expect(problemsWith('<h1>Kuna</h1>', 'x'.repeat(60))).toEqual([]);
  expect(problemsWith('<h1>Kuna</h1>', 'x'.repeat(61))).toEqual([
    expect.stringContaining('(long-title)'),
  ]);
});
