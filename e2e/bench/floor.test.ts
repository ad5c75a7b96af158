import { floorOf } from './floor';

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`;
const floor = (head: string, body: string) =>
  page(head, body).replace('"en-US"', '"en-US" data-script="on"');

it('takes out every script, wherever it is and whatever it is for', () => {
  const scripts = [
    '<script src="/_next/a.js" async=""></script>',
    '<script>self.x="<b>"</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<link rel="preload" as="script" href="/_next/a.js">',
    '<link rel="modulepreload" href="/_next/a.js">',
  ].join('');
  expect(floorOf(page(`<title>a</title>${scripts}`, `<p>b</p>${scripts}`))).toBe(
    floor('<title>a</title>', '<p>b</p>'),
  );
});

it('keeps structured data, the style, the preload of the font and all that is read', () => {
  const head =
    '<meta charset="utf-8"><link rel="preload" href="/f.woff2" as="font" crossorigin="">' +
    '<script type="application/ld+json">{"a":"\\u003c"}</script><style>a{}</style>';
  const body = '<p hidden="">A &amp; B</p><noscript><a href="/b/">c</a></noscript>';
  expect(floorOf(page(head, body))).toBe(floor(head, body));
});
