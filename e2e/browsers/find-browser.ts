import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell needs about 40 percent less CPU than a full browser running headless. */
export const headlessShell = 'chromium-headless-shell';

/** Playwright itself turns off what the browser does in the background, besides the page's work. */
export const browserFlags = ['--disable-gpu', '--disable-quic'];

/**
 * The Chromium or Chrome executable for the tests: the one named in BROWSER_PATH, else Debian's
 * headless shell, else Playwright's own, else one on the PATH.
 *
 * @returns '' if there is none.
 */
export function findBrowser(): string {
  const { BROWSER_PATH = '', PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = (name: string) => folders.map((folder) => join(folder, name));
  const candidates = [
    BROWSER_PATH,
    ...onPath(headlessShell),
    chromium.executablePath(),
    ...['chromium', 'chromium-browser', 'google-chrome'].flatMap(onPath),
  ];
  return candidates.find(existsSync) ?? '';
}
