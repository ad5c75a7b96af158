import { createQueryClient } from './query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The milliseconds between the tries of a question that fails each time. */
async function waits() {
  const times: number[] = [];
  const client = createQueryClient();
  const answer = client
    .fetchQuery({
      queryKey: ['a'],
      queryFn: () => {
        times.push(Date.now());
        throw new Error('no answer');
      },
    })
    .catch((error: Error) => error.message);
  await jest.runAllTimersAsync();
  expect(await answer).toBe('no answer');
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

it('asks again three times, each time after twice as long', async () => {
  expect(await waits()).toEqual([1000, 2000, 4000]);
});

it('waits 30 seconds at most', () => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('expected a function');
  expect(retryDelay(20, new Error())).toBe(30_000);
});

it('forgets what nobody uses after five minutes', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['a'], queryFn: () => 'answer' });
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(['a'])).toBe('answer');
  await jest.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['a'])).toBeUndefined();
});

it('sends a message once, also where it fails', async () => {
  const client = createQueryClient();
  const send = jest.fn(() => Promise.reject(new Error('refused')));
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute(undefined)).rejects.toThrow('refused');
  await jest.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});
