import { test } from '@playwright/test';
import { readContent } from '../../lib/content/read-content';
import { sitePaths } from '../../lib/page-kinds';
import {
  doubleText,
  expectNoSidewaysScroll,
  expectNoViolationsAtAnyWidth,
} from '../specs/expectations';

/** The list that a page is in, for one of several alike; other pages are of their own kind. */
const pageKind = (path: string) => path.replace(/^(\/[\w-]+\/).+/, '$1*');

/** One page of each kind: the first, if there are several. */
const paths = sitePaths(readContent()).toReversed();
const pages = new Map(paths.map((path) => [pageKind(path), path]));

for (const path of [...pages.values(), '/no-such-page/']) {
  test(`axe finds nothing on ${path}, and it fits with larger text`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolationsAtAnyWidth(page);
    // The owner's longest words may be longer than the tests'.
    await doubleText(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}
