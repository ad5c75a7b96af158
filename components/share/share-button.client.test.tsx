import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './share-button';

const pageUrl = 'https://notary.example/areas/boise/';
const share = jest.fn();
const writeText = jest.fn();

beforeEach(() => {
  document.head.innerHTML = `<title>Boise</title><link rel="canonical" href="${pageUrl}">`;
  history.replaceState(null, '', '/areas/boise/?utm_source=ad');
  share.mockReset().mockResolvedValue(undefined);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { share, clipboard: { writeText } });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Presses the button, and checks what the page says in the end. */
async function press(said: string) {
  render(<ShareButton />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share this page' })));
  expect(screen.getByRole('status').textContent).toBe(said);
}

const without = (part: 'share' | 'clipboard') => Reflect.deleteProperty(navigator, part);
const refuse = (name: string) => new DOMException('', name);

it("shares the page's own URL through the browser", async () => {
  await press('');
  expect(share).toHaveBeenCalledWith({ title: 'Boise', url: pageUrl });
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['says nothing when the visitor cancels', 'AbortError', '', []],
  ['copies the URL when the browser refuses', 'NotAllowedError', 'Link copied', [[pageUrl]]],
])('%s', async (_what, error, said, copied) => {
  share.mockRejectedValue(refuse(error));
  await press(said);
  expect(writeText.mock.calls).toEqual(copied);
});

it.each([
  ['refuses to copy', () => writeText.mockRejectedValue(refuse('NotAllowedError'))],
  ['has no clipboard', () => without('clipboard')],
])("shows the URL when the browser can't share and %s", async (_, setUp) => {
  without('share');
  setUp();
  await press(`Copy this address: ${pageUrl}`);
});

it('shares the URL without its query when the page has no canonical link', async () => {
  document.head.innerHTML = '';
  await press('');
  expect(share).toHaveBeenCalledWith({ title: '', url: `${location.origin}/areas/boise/` });
});
