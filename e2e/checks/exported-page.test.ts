import { parsePage } from './exported-page';

const page = (html: string) => parsePage('/areas/boise/', html);

it('reads the content of noscript, as a visitor without JavaScript does', () => {
  expect(page('<noscript><a href="/contact/">Contact</a></noscript>').links).toEqual(['/contact/']);
});

it('distinguishes what a page loads from what it links to', () => {
  const { sources, anchors } = page(`<link rel="canonical" href="https://notary.example/">
    <a href="https://other.example/" rel="noopener">Other</a><img src="/a.png" srcset="/b.png 2x">`);
  expect(sources).toEqual(['/b.png', '/a.png']);
  expect(anchors).toEqual([{ href: 'https://other.example/', rel: 'noopener' }]);
});
