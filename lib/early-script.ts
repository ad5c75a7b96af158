/**
 * The one inline script, the same on every page. It marks the document as scripted before the first
 * paint, takes the mark back when a script of the site cannot be loaded or React has not come three
 * seconds after the page, then shows what stands in <noscript data-plain>, and holds a click on an island's button until React has taken it over.
 */
export const earlyScript = `(function (d) {
  var root = d.documentElement, held = [], timer;
  root.dataset.script = 'on';
  function showPlain() {
    d.querySelectorAll('noscript[data-plain]').forEach(function (n) { n.outerHTML = n.textContent; });
  }
  function isTaken(button) {
    return Object.keys(button).some(function (key) { return key.indexOf('__reactProps') === 0; });
  }
  function giveBack() {
    held = held.filter(function (h) {
      if (!isTaken(h[0])) return true;
      h[0].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: h[1] }));
    });
    if (!held.length) timer = clearInterval(timer);
  }
  function fail() {
    root.dataset.script = 'failed';
    held = [];
  }
  addEventListener('error', function (e) {
    if (e.target.tagName === 'SCRIPT' && e.target.src.indexOf('/_next/') > 0) fail();
  }, true);
  addEventListener('load', function () {
    setTimeout(function () {
      var buttons = [].slice.call(d.querySelectorAll('[data-island] button'));
      if (!buttons.every(isTaken)) fail();
      if (root.dataset.script === 'failed') showPlain();
    }, 3000);
  });
  addEventListener('click', function (e) {
    var button = e.target.closest && e.target.closest('[data-island] button');
    if (!button || isTaken(button)) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    held.push([button, e.detail]);
    timer = timer || setInterval(giveBack, 50);
  }, true);
})(document);`;
