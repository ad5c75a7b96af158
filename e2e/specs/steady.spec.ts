import { visits } from './islands';
import { expect, test, waitForIslands } from './test';

/** What is pressed stays where it was, whatever grows or goes away with it. */

for (const width of [390, 768, 1440]) {
  for (const [path, uses] of visits) {
    const pressed = uses.filter((use) => use.pressed && (use.at ?? [width]).includes(width));
    if (pressed.length === 0) continue;
    test(`at ${width} px on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await waitForIslands(page);
      for (const { pressed: partOf, typed } of pressed) {
        const controls = partOf?.(page);
        for (let index = 0; controls && (!index || index < (await controls.count())); index++) {
          const control = controls.nth(index);
          await control.evaluate((one) => one.scrollIntoView({ block: 'center' }));
          const before = await control.boundingBox();
          await control.click();
          if (typed) await control.fill(typed);
          // Until the browser has drawn what changed, and has nothing left to do.
          await page.evaluate(
            () =>
              new Promise<void>((done) =>
                requestAnimationFrame(() => requestIdleCallback(() => done())),
              ),
          );
          expect(await control.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
          await page.keyboard.press('Escape');
        }
      }
    });
  }
}
