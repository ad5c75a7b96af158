/** @jest-environment node */
import { inTime, patience } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives what comes in time', async () => {
  await expect(inTime(Promise.resolve('here'))).resolves.toBe('here');
});

it('passes a failure on', async () => {
  await expect(inTime(Promise.reject(new Error('blocked')))).rejects.toThrow('blocked');
});

it('gives up what does not come', async () => {
  const gaveUp = jest.fn();
  const waiting = inTime(new Promise(() => {})).catch(gaveUp);
  await jest.advanceTimersByTimeAsync(patience - 1);
  expect(gaveUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(gaveUp).toHaveBeenCalledTimes(1);
});
