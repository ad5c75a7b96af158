import { forEachElement } from './page';

/**
 * Shows the closures that are due, and the current status ("Taking calls until 8 pm") below the
 * hours. The words come from lib/hours/status-table.ts, so that this only compares moments, daylight
 * saving time needs no special case, and the script is the same for any content.
 */
export const showStatus = (): void => {
  // early-script.ts fills in the time zone. This locale formats a moment as 2026-11-20 08:00:00.
  const now = new Date().toLocaleString('sv', { timeZone: process.env['TIME_ZONE'] });
  // Entries begin with a weekday ("1 08:00") or a date ("2026-12-25 00:00"). A moment is compared
  // with those of its own form: the second letter is a space, or a digit.
  const secondLetter = (text: string) => text[1];
  const wordsAt = (moment: string) =>
    document.body.dataset['hours']
      ?.split('\n')
      .findLast((entry) => entry <= moment && secondLetter(entry) === secondLetter(moment))
      ?.split('\t')[1];
  const words = wordsAt(now) || wordsAt(new Date(now.slice(0, 10)).getUTCDay() + now.slice(10));
  forEachElement('[data-until],[data-open]', (element) => {
    const { dataset, lastChild } = element;
    const { from = '', until } = dataset;
    if (until) element.hidden = now < from || until <= now;
    else if (words && lastChild) lastChild.textContent = words;
  });
};
