/** @jest-environment node */
import { retry } from './retry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the first answer', async () => {
  const ask = jest.fn().mockResolvedValue('yes');
  expect(await retry(ask)).toBe('yes');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again three times, each time after twice as long, and gives the last failure', async () => {
  const times: number[] = [];
  const answer = retry(async () => {
    times.push(Date.now());
    throw new Error(`no answer ${times.length}`);
  }).catch((error: Error) => error.message);
  await jest.runAllTimersAsync();
  expect(await answer).toBe('no answer 4');
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([
    1000, 2000, 4000,
  ]);
});
