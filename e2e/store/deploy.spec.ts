import { numberButton, numberPopover } from '../specs/page-parts';
import { content } from '../specs/site';
import { expect, test } from '../specs/test';
import { after, before, oldPhone, site } from './setup';
import { deploy, deployAndVerify, emptyBucket, listed, pagesOf, putByHand, url } from './store';

/** Runs after cut-short.spec.ts: the smoke tests read the site that this file leaves. */

test.describe.configure({ mode: 'serial' });

test('a preview in a folder of a bucket is hidden from search engines, and is a site apart', async () => {
  await emptyBucket();
  await putByHand('other/index.html', 'another site');
  expect(await deploy(before, `${url}/folder --preview`)).toMatchObject({ status: 0 });
  const html = await (await fetch(`${site}/folder/areas/larkin/`)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  const keys = [...(await listed()).keys()];
  expect(keys.filter((key) => !key.startsWith('folder/'))).toEqual(['other/index.html']);
  const whole = await deploy(before, `${url} --dry-run`);
  expect(whole).toMatchObject({ status: 0, output: expect.stringContaining('To remove: 0.') });
});

test.describe('a site on its store', () => {
  test('is uploaded completely, with the headers of each kind of file', async () => {
    await emptyBucket();
    const dry = await deploy(before, `${url} --dry-run`);
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('+ index.html') });
    expect((await listed()).size).toBe(0);

    await putByHand('invoice.txt', "the owner's");
    await putByHand('other/index.html', 'another site');
    await deployAndVerify(before);

    const headers = async (path: string) => {
      const { headers } = await fetch(site + path);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    const immutable = 'public, max-age=31536000, immutable';
    expect(await headers('/areas/larkin/')).toEqual(['text/html;charset=utf-8', 'no-cache']);
    expect(await headers('/sitemap.xml')).toEqual(['text/xml;charset=utf-8', 'no-cache']);
    const [, script] = /data-island="(\S+\.js)/.exec(pagesOf(before).get('/') ?? '') ?? [];
    expect(await headers(`${script}`)).toEqual(['text/javascript;charset=utf-8', immutable]);
    const notFound = await fetch(`${site}/areas/nowhere/`);
    expect(notFound.status).toBe(404);
    expect(await notFound.text()).toBe(pagesOf(before).get('/404.html'));

    const again = await deploy(before, url);
    expect(again.output).toMatch(/All \d+ files are already up to date/);
  });

  test('can change while a visitor has an old page open', async ({ page }) => {
    await page.goto('/areas/larkin/');
    await deployAndVerify(after);
    expect([...(await listed()).keys()]).toEqual(
      expect.arrayContaining(['invoice.txt', 'other/index.html']),
    );
    for (const path of pagesOf(before).keys()) {
      if (pagesOf(after).has(path)) continue;
      expect((await fetch(site + path)).status, path).toBe(404);
    }

    await numberButton(page).click();
    await expect(numberPopover(page)).toContainText(oldPhone.slice(4));
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await numberButton(page).click();
    await expect(numberPopover(page)).toContainText(content.business.phone.slice(4));
  });

  test('redirects an old URL', async () => {
    const targets = [];
    for (const path of pagesOf(after).keys()) {
      const { status, headers } = await fetch(site + path, { redirect: 'manual' });
      if (status === 301) targets.push(headers.get('location'));
    }
    expect(targets.sort()).toEqual(content.redirects.map(({ to }) => to).sort());
  });
});
