import { floorOf } from './floor';

it('removes all that runs, and keeps structured data, styles, fonts and content', () => {
  const scripts = [
    '<script src="/_next/a.js" async=""></script>',
    '<script>self.x="<b>"</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<link rel="preload" as="script" href="/_next/a.js">',
    '<link rel="modulepreload" href="/_next/a.js">',
  ].join('');
  const head =
    '<meta charset="utf-8"><link rel="preload" href="/f.woff2" as="font" crossorigin="">' +
    '<script type="application/ld+json">{"a":"\\u003c"}</script><style>a{}</style>';
  const body = '<p hidden="">A &amp; B</p><noscript><a href="/b/">c</a></noscript>';
  expect(
    floorOf(
      `<!DOCTYPE html><html lang="en-US"><head>${head}${scripts}</head><body>${body}${scripts}</body></html>`,
    ),
  ).toBe(
    `<!DOCTYPE html><html lang="en-US" data-script="on"><head>${head}</head><body>${body}</body></html>`,
  );
});
