/** @jest-environment node */
import { delimiter, join } from 'node:path';
import { browserCandidates } from './find-browser';

it("looks at the environment's choice, Playwright's own, then the path", () => {
  const environment = { BROWSER_PATH: '/opt/mine', PATH: ['/a', '/b'].join(delimiter) };
  const candidates = browserCandidates(environment, '/playwright/chrome');
  expect(candidates.slice(0, 4)).toEqual([
    '/opt/mine',
    '/playwright/chrome',
    join('/a', 'chromium'),
    join('/b', 'chromium'),
  ]);
});

it('does without a path', () => {
  expect(browserCandidates({}, '/playwright/chrome')[0]).toBe('/playwright/chrome');
});
