import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The programs that may be the tests' browser, the one to take first in front. */
export function browserCandidates(
  environment: Record<string, string | undefined>,
  playwrightsOwn: string,
): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [
    ...(environment['BROWSER_PATH'] ? [environment['BROWSER_PATH']] : []),
    playwrightsOwn,
    ...namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPlaces,
  ];
}

/** No work of the browser's own beside that of the page. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program of a Chromium or Chrome for the tests, or undefined when there is none. */
export function findBrowser(): string | undefined {
  return browserCandidates(process.env, chromium.executablePath()).find((path) => existsSync(path));
}
