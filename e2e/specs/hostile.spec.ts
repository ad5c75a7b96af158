import { routes } from '../../lib/routes';
import { expect, expectOnly, test, waitForIslands } from './test';

const injected = `
  <script>window.ran = 'a script'</script>
  <script src="data:text/javascript,window.ran='a URL'"></script>
  <script src="https://evil.example/a.js"></script>
  <img src="/no-such.png" alt="" onerror="window.ran = 'an error handler'">
  <svg onload="window.ran = 'a load handler'"></svg>
  <iframe srcdoc="<script>parent.ran = 'a frame'</script>"></iframe>
  <a id="injected" href="javascript:window.ran='a link'" onclick="window.ran='a click handler'">x</a>
  <form id="form" action="https://evil.example/"><button>x</button></form>`;

// Every page has the same policy except for the hashes of its styles (export.spec.ts).
test('injected markup does not run, but islands do', async ({ page, complaints }) => {
  const path = routes.contact;
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</main>', `${injected}</main>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
  await page.locator('#injected').dispatchEvent('click');
  await page.evaluate(() => {
    document.querySelector<HTMLFormElement>('#form')?.submit();
    const late = document.createElement('script');
    late.text = "window.ran = 'a late script'";
    document.body.append(late);
  });
  // Five scripts, three handlers, the link and the form.
  const refused = () => complaints.filter((text) => text.includes('violates'));
  await expect.poll(refused).toHaveLength(10);
  expect(await page.evaluate(() => location.pathname)).toBe(path);
  await waitForIslands(page);
  // Without data-script="on" the form and the map would be hidden.
  expect(await page.evaluate(() => document.documentElement.dataset['script'])).toBe('on');
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  expectOnly(complaints, /violates|status of 404|^failed: https:\/\/evil|^outside: https:\/\/evil/);
});
