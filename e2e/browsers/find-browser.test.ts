import { join } from 'node:path';
import { temporaryFolder } from '../../lib/content/temporary-folder.fixture';
import { findBrowser } from './find-browser';

const { path, write } = temporaryFolder();

jest.mock('@playwright/test', () => ({ chromium: { executablePath: () => '/none/chrome' } }));

it('finds the browser on the PATH, and prefers the headless shell, and the one in BROWSER_PATH', () => {
  write('bin/chromium');
  process.env['PATH'] = path('bin');
  expect(findBrowser()).toBe(join(path('bin'), 'chromium'));
  write('bin/chromium-headless-shell');
  expect(findBrowser()).toBe(join(path('bin'), 'chromium-headless-shell'));
  process.env['BROWSER_PATH'] = __filename;
  expect(findBrowser()).toBe(__filename);
});
