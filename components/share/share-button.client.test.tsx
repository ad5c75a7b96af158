import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareButton } from './share-button';
import { shareButton } from './share-button.client';

const address = 'https://notary.example/areas/boise/';
const share = jest.fn();
const writeText = jest.fn();

beforeEach(() => {
  document.head.innerHTML = `<title>Boise</title><link rel="canonical" href="${address}">`;
  history.replaceState(null, '', '/areas/boise/?utm_source=ad');
  share.mockReset().mockResolvedValue(undefined);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { share, clipboard: { writeText } });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Presses the button, and looks at what is said once all is done. */
async function press(said: string) {
  const { container } = render(<ShareButton />);
  shareButton(container);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share this page' })));
  expect(screen.getByRole('status').textContent).toBe(said);
}

it("hands the page's own address to what the browser shares with", async () => {
  await press('');
  expect(share).toHaveBeenCalledWith({ title: 'Boise', url: address });
  expect(writeText).not.toHaveBeenCalled();
});

it('takes it well when the visitor thinks better of it', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  await press('');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the address where the browser shares with nothing', async () => {
  Reflect.deleteProperty(navigator, 'share');
  await press('Link copied');
  expect(writeText).toHaveBeenCalledWith(address);
});

it('copies it too where the browser refuses to share', async () => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Link copied');
  expect(writeText).toHaveBeenCalledWith(address);
});

it('shows the address where it cannot be copied either', async () => {
  Reflect.deleteProperty(navigator, 'share');
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press(`Copy this address: ${address}`);
});

it('shows the address where there is no clipboard at all', async () => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  await press(`Copy this address: ${address}`);
});

it('takes the address without its search where the page names none of its own', async () => {
  document.head.innerHTML = '';
  await press('');
  expect(share).toHaveBeenCalledWith({ title: '', url: `${location.origin}/areas/boise/` });
});
