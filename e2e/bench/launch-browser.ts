import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../browsers/find-browser';

/** The program of the browser that measures. @throws in plain words when there is none. */
export function browserProgram(): string {
  const program = findBrowser();
  if (!program) throw new Error('There is no browser: run "npm run install:browser" first.');
  return program;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserProgram(), args: browserFlags });
}
