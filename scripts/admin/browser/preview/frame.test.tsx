import { showPage } from './frame';

const page = document.createElement('div');
const scrollBy = jest.fn();
Object.assign(window, { scrollBy, innerHeight: 800 });
const moved: string[] = [];

/** Lays each part of the page out where its words say. */
function layOut(topOf: (words: string) => number): void {
  Range.prototype.getBoundingClientRect = function (this: Range) {
    const words = this.cloneContents().textContent ?? '';
    moved.push(words);
    return { top: topOf(words), bottom: topOf(words) + 10 } as DOMRect;
  };
}

beforeEach(() => {
  document.body.replaceChildren(page);
  page.replaceChildren();
  scrollBy.mockClear();
  moved.length = 0;
  layOut(() => 100);
});

test('what is the same stays: the element, and what has been opened', () => {
  showPage(page, '<details><summary>Menu</summary></details><p>One</p><p>Two</p>');
  const [details, one] = page.children;
  details?.setAttribute('open', '');
  showPage(page, '<details><summary>Menu</summary></details><p>One</p><p>Three</p><p>Four</p>');
  expect([...page.children].slice(0, 2)).toEqual([details, one]);
  expect(page.innerHTML).toBe(
    '<details open=""><summary>Menu</summary></details><p>One</p><p>Three</p><p>Four</p>',
  );
  showPage(page, '<details><summary>Pages</summary></details><p>Four</p>');
  expect(page.innerHTML).toBe('<details open=""><summary>Pages</summary></details><p>Four</p>');
});

test('what only a browser without scripts shows is not there', () => {
  showPage(page, '<p>One</p><noscript>Two</noscript>');
  expect(page.innerHTML).toBe('<p>One</p>');
});

test.each([
  ['words', '<main><h2>A</h2><p>Now</p></main>', 'Now'],
  ['an attribute', '<main><h2>A</h2><p class="x">Then</p></main>', 'Then'],
  ['what is new', '<main><h2>A</h2><p>Then</p><p>More</p></main>', 'More'],
  ['another element', '<main><h2>A</h2><ul><li>Then</li></ul></main>', 'Then'],
  ['what is left of a part', '<main><h2>A</h2></main>', 'A'],
])('%s out of view comes into view', (_, html, words) => {
  showPage(page, '<main><h2>A</h2><p>Then</p></main>');
  layOut(() => 2000);
  showPage(page, html);
  expect(moved).toEqual([words]);
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('what has been opened hides no change, and a notice is there on its days alone', () => {
  const notice = '<aside data-from="2026-12-10" data-until="2026-12-29">Off</aside>';
  const html = `<details><summary>Menu</summary></details>${notice}<p>Then</p>`;
  showPage(page, html, '2026-12-09');
  page.querySelector('details')?.setAttribute('open', '');
  expect(page.querySelector('aside')?.hidden).toBe(true);
  layOut((words) => (words === 'Now' ? 2000 : 100));
  showPage(page, html.replace('Then', 'Now'), '2026-12-09');
  expect(scrollBy).toHaveBeenCalledTimes(1);
  for (const [day, isHidden] of [
    ['2026-12-10', false],
    ['2026-12-29', true],
  ] as const) {
    showPage(page, html, day);
    expect(page.querySelector('aside')?.hidden).toBe(isHidden);
  }
});

test('nothing moves when the page is first drawn, as it was, or with the change in view', () => {
  layOut(() => 2000);
  showPage(page, '<p>One</p>');
  showPage(page, '<p>One</p>');
  layOut(() => 200);
  showPage(page, '<p>Two</p>');
  expect(scrollBy).not.toHaveBeenCalled();
});
