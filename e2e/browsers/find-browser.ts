import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell needs about 40 percent less CPU than a full browser running headless. */
export const headlessShell = 'chromium-headless-shell';

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome'];

/** Turns off what the browser does in the background, apart from the page's own work. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium or Chrome executable for the tests, if there is one: the one named in
 * BROWSER_PATH, else Debian's headless shell, else Playwright's own, else one on the PATH.
 */
export function findBrowser(): string | undefined {
  const { BROWSER_PATH = '', PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = (name: string) => folders.map((folder) => join(folder, name));
  return [
    BROWSER_PATH,
    ...onPath(headlessShell),
    chromium.executablePath(),
    ...namesOnPath.flatMap(onPath),
  ].find(existsSync);
}
