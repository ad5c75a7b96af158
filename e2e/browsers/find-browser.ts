import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome'];

/** Turns off what the browser does in the background, besides the work for the page. */
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
 * The executable of a Chromium or Chrome for the tests, if there is one: the one named in
 * BROWSER_PATH, else Playwright's own, else one on the PATH.
 */
export function findBrowser(): string | undefined {
  const { BROWSER_PATH = '', PATH = '' } = process.env;
  const folders = PATH.split(delimiter).filter(Boolean);
  return [
    BROWSER_PATH,
    chromium.executablePath(),
    ...namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name))),
  ].find(existsSync);
}
