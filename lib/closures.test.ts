import { closureInWords, closureScript, noticeBegins } from './closures';

const day = { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas Day' };

it('names one day or the first and the last', () => {
  expect(closureInWords(day)).toBe('Closed on December 25, 2026: Christmas Day');
  expect(closureInWords({ ...day, to: '2027-01-01' })).toBe(
    'Closed from December 25, 2026 to January 1, 2027: Christmas Day',
  );
});

it('is told from two weeks before', () => {
  expect(noticeBegins(day)).toBe('2026-12-11');
  expect(noticeBegins({ ...day, from: '2027-01-05' })).toBe('2026-12-22');
});

describe('the script', () => {
  afterEach(() => jest.useRealTimers());

  function isShownAt(time: string): boolean {
    jest.useFakeTimers({ now: new Date(time) });
    document.body.innerHTML = '<p data-notice="2026-12-11" data-until="2026-12-25"></p>';
    // As the browser does with an inline script.
    new Function(closureScript)();
    return document.querySelector('p')?.dataset['now'] !== undefined;
  }

  it('shows the notice by the day in Idaho, wherever the visitor is', () => {
    expect(isShownAt('2026-12-11T06:59:00Z')).toBe(false);
    expect(isShownAt('2026-12-11T07:00:00Z')).toBe(true);
    expect(isShownAt('2026-12-26T06:59:00Z')).toBe(true);
    expect(isShownAt('2026-12-26T07:00:00Z')).toBe(false);
  });
});
