/**
 * The only script that runs before the first paint, inlined in the page. It marks the document as
 * scripted, shows whether the business is open now, keeps clicks for later and wakes islands. A
 * browser too old to parse it leaves the page without the mark, as for visitors without JavaScript.
 *
 * Arrow functions and top-level code, because they save bytes in every page.
 */

import './ahead';
import './gestures';
import './print';
import { showStatus } from './opening-status';
import { ready } from './page';
import { wakeUnasked } from './wake';

declare global {
  interface Window {
    /** Updates the opening status after hours or days off were added to the page. */
    showStatus?: () => void;
  }
}

document.documentElement.dataset['script'] = 'on';
self.showStatus = showStatus;
ready.then(() => {
  // Forces the first layout. Left to the browser, it may fall into the task of the first paint,
  // which Lighthouse counts as blocking time; visitors see the page at the same moment either way.
  self.scrollY;
  // First, because it may make the page, and in an old browser showStatus throws.
  wakeUnasked();
  showStatus();
});
// The status may change while a page is open.
setInterval(showStatus, 60_000);
