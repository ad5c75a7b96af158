import { deliver } from './deliver';

const url = 'https://forms.notary.example/messages';
const message = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '208 555 0100',
  documentType: '',
  message: 'A deed & a "trust" 🏔️\n',
};
const post = jest.spyOn(globalThis, 'fetch');
const answer = (status: number) =>
  post.mockResolvedValue(new Response(status === 204 ? null : 'words', { status }));

const network = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

beforeEach(() => {
  post.mockReset();
  network(true);
});

it('posts the message once, as JSON, with nothing that identifies the visitor', async () => {
  answer(200);
  await deliver(url, message);
  expect(post).toHaveBeenCalledTimes(1);
  const [to, request] = post.mock.calls[0] ?? [];
  expect(to).toBe(url);
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    redirect: 'error',
  });
  expect(JSON.parse(String(request?.body))).toEqual(message);
});

it.each([
  ...[200, 201, 202, 204].map((status) => [status, 'delivered'] as const),
  ...[400, 403, 404, 413, 429].map((status) => [status, 'notSent'] as const),
  ...[500, 502, 503, 504].map((status) => [status, 'unconfirmed'] as const),
])('knows after the answer %i that the message is %s, and asks once', async (status, outcome) => {
  answer(status);
  expect(await deliver(url, message)).toBe(outcome);
  expect(post).toHaveBeenCalledTimes(1);
});

it("may have arrived when the connection breaks, and isn't sent again", async () => {
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deliver(url, message)).toBe('unconfirmed');
  expect(post).toHaveBeenCalledTimes(1);
});

it('knows without a network that nothing is sent, and asks nobody', async () => {
  network(false);
  expect(await deliver(url, message)).toBe('notSent');
  expect(post).not.toHaveBeenCalled();
});

it('gives up waiting after 20 seconds', async () => {
  const late = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  post.mockImplementation(
    (_, request) =>
      new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject())),
  );
  const outcome = deliver(url, message);
  late.abort();
  expect(await outcome).toBe('unconfirmed');
  expect(limit).toHaveBeenCalledWith(20_000);
});
