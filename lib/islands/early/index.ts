/**
 * The one script that runs before the first paint, in the page itself. It marks the document as
 * scripted, says what the hours mean now, holds clicks and wakes islands. A browser that is too old
 * for a word of it leaves the page without the mark: the page without script.
 *
 * Arrow functions and code at the top of a module: each saves bytes that every page carries.
 */

import './ahead';
import './gestures';
import { today } from './opening-status';
import { notes, ready } from './page';
import { wakeUnasked } from './wake';

declare global {
  interface Window {
    /** Says again what holds now, after hours or days off were put into the page. */
    today?: () => void;
  }
}

notes['script'] = 'on';
self.today = today;
ready.then(() => {
  // Left to the browser, the first layout falls into one task with the first paint now and then, which
  // Lighthouse counts as blocking time; the visitor sees the page at the same moment either way.
  self.scrollY;
  today();
  wakeUnasked();
});
// A page stays open while the hours change.
setInterval(today, 60_000);
