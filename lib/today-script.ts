/**
 * The part of the early script that knows the day and the hour where the business is: it shows the
 * days off whose time it is, and puts what holds now ("Open until 8 pm") over the hours. The words
 * come from lib/open-now.ts, in the script element's data-hours, so that only moments are compared
 * here, both changes of the clock need no thought, and the script is the same whatever content says.
 *
 * It runs when the document stands, where React has drawn a page of its own, and each minute, as a page
 * stays open. The locale writes a moment as 2026-11-20 08:00:00. An entry's second letter tells a
 * weekday ("1 08:00") from a date.
 */
export const todayPart = `
  self.today = () => {
    const now = new Date().toLocaleString('sv', { timeZone: 'America/Boise' });
    const said = (key) => data.hours.split('\\n').filter((e) => e <= key && e[1] == key[1])
      .pop()?.replace(/.+?:.. /, '');
    const words = said(now) || said(new Date(now.slice(0, 10)).getUTCDay() + now.slice(10));
    all('[data-until],[data-open]', (e) => {
      const { from, until, open } = e.dataset;
      if (until) e.toggleAttribute('data-now', from <= now && now < until);
      else if (words) {
        e.dataset.now = '';
        e.lastChild.textContent = words + open;
      }
    });
  };
  ready.then(today);
  setInterval(today, 60000);`;

declare global {
  interface Window {
    /** Says again what holds now, for who has just drawn hours or days off. */
    today?: () => void;
  }
}

/** Stands right behind the days off, so that nothing moves when they are shown. */
export const todayCall = 'self.today && today()';
