import { floorOf } from './floor';

const noStyle = () => {
  throw new Error('no stylesheet was to be read');
};
const page = (head: string, body = '<h1>Boise</h1>') =>
  `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`;
const floor = (head: string, body?: string) =>
  page(head, body).replace('<html', '<html data-script="on"');

it('takes out every script, wherever it stands and whatever it is for', () => {
  const scripts = [
    '<script src="/_next/a.js" async=""></script>',
    '<script src="/_next/b.js" noModule=""></script>',
    '<script>self.x="<b>"</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
  ].join('');
  expect(floorOf(page(`<title>a</title>${scripts}`, `<p>b</p>${scripts}`), noStyle)).toBe(
    floor('<title>a</title>', '<p>b</p>'),
  );
});

it('keeps structured data, the preload of the font and every other byte', () => {
  const head =
    '<meta charSet="utf-8"/><link rel="preload" href="/f.woff2" as="font" crossorigin=""/>' +
    '<script type="application/ld+json">{"a":"\\u003c"}</script><style>a{}</style>';
  const body = '<!--$--><p hidden="">A &amp; B</p><!--/$-->';
  expect(floorOf(page(head, body), noStyle)).toBe(floor(head, body));
});

it('leaves what only a browser without script would read', () => {
  const body = '<noscript><script>x</script><link rel="stylesheet" href="/a.css"/></noscript>';
  expect(floorOf(page('', body), noStyle)).toBe(floor('', body));
});

it('writes a stylesheet that stands in a file into the page', () => {
  const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
  const css = 'a{src:url(../media/f.woff2)format("woff2");b:url("data:x,y");c:url(/d.svg)}';
  expect(floorOf(page(link), (path) => (path.endsWith('/a.css') ? css : ''))).toBe(
    floor(
      '<style>a{src:url(/_next/static/media/f.woff2)format("woff2");b:url("data:x,y");c:url(/d.svg)}</style>',
    ),
  );
});

it('refuses a page whose policy would not let that style in', () => {
  const head =
    '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'"/>' +
    '<link rel="stylesheet" href="/a.css"/>';
  expect(() => floorOf(page(head), () => 'a{}')).toThrow('its floor has no style');
});
