import { parsePage } from './exported-page';

const page = (html: string) => parsePage('/areas/boise/', html);

it('reads the way from the home page without the signs between its steps', () => {
  const { crumbs } = page(`<nav aria-label="Main"><ul><li><a href="/contact/">Contact</a></ul></nav>
    <nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li>
    <li><span aria-hidden="true">/</span><span>Boise</span></li></ol></nav>`);
  expect(crumbs).toEqual([
    { name: 'Home', href: '/' },
    { name: 'Boise', href: '' },
  ]);
});

it('reads the questions of the main landmark with the whole of each answer', () => {
  const { questions } = page(`<details><summary>Menu</summary></details>
    <main><details><summary>What is it?<span aria-hidden="true">+</span></summary>
    <p>A stamp,</p><p>in&nbsp;ink.</p></details></main>`);
  expect(questions).toEqual([{ question: 'What is it?', answer: 'A stamp, in ink.' }]);
});

it('reads each row of a table as one line', () => {
  const { rows } = page('<table><tr><th>Monday</th><td>8&nbsp;am  to 8 pm</td></tr></table>');
  expect(rows).toEqual(['Monday 8 am to 8 pm']);
});

it('reads what stands in noscript, as a visitor without script does', () => {
  expect(page('<noscript><a href="/contact/">Contact</a></noscript>').links).toEqual(['/contact/']);
});

it('tells what a page loads by itself from what it only links to', () => {
  const { sources, outsideLinks } = page(`<link rel="canonical" href="https://notary.example/">
    <a href="https://other.example/" rel="noopener">Other</a><img src="/a.png" srcset="/b.png 2x">`);
  expect(sources).toEqual(['/b.png', '/a.png']);
  expect(outsideLinks).toEqual([{ href: 'https://other.example/', rel: 'noopener' }]);
});
