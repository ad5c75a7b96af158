import { testRoot } from '../../lib/content/test-content.fixture';
import { numberButton, numberPopover } from '../specs/page-parts';
import { content } from '../specs/site';
import { expect, test } from '../specs/test';
import { after, type Build, before, oldPhone, site } from './setup';
import { broken, deploy, emptyBucket, listed, pagesOf, putByHand } from './store';
import { unreliableNetwork } from './unreliable-network';

test.describe.configure({ mode: 'serial' });

const url = 's3://site';

/** Deploys a build, and expects the site to be exactly that build. */
async function deployAndVerify(build: Build, flag = ''): Promise<void> {
  expect(await deploy(build, `${url} ${flag}`.trim())).toMatchObject({ status: 0 });
  expect(await broken(build)).toEqual([]);
}

test.describe('a deployment that cannot work', () => {
  let files: Map<string, string>;

  test.beforeAll(async () => {
    await emptyBucket();
    await deployAndVerify(before);
    files = await listed();
  });

  test.afterEach(async () => {
    expect(await listed()).toEqual(files);
  });

  for (const [name, args, env, words] of [
    ['a wrong secret', url, { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'rejects the credentials'],
    ['an unknown key', url, { AWS_ACCESS_KEY_ID: 'nobody' }, 'rejects the credentials'],
    ['an unknown bucket', 's3://nowhere', {}, 'has no bucket "nowhere"'],
    ['a dead endpoint', url, { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, "can't be reached"],
  ] as const) {
    test(`explains ${name}`, async () => {
      const { status, output } = await deploy(after, args, env);
      expect(status).toBe(1);
      expect(output).toContain(words);
      expect(output).toContain('Nothing was changed on the store.');
      expect(output).not.toMatch(/^\s+at /m);
    });
  }

  test('says that the site is not ready to go live', async () => {
    const { status, output } = await deploy({ ...before, SITE_CONTENT: testRoot }, url);
    expect(status).toBe(1);
    expect(output).toContain("isn't ready to go live. Things left to do: 2");
  });
});

test('a preview in a folder is hidden from search engines, and leaves the rest alone', async () => {
  await emptyBucket();
  await putByHand('other/index.html', 'another site');
  expect(await deploy(before, `${url}/folder --preview`)).toMatchObject({ status: 0 });
  for (const path of pagesOf(before).keys()) {
    const html = await (await fetch(`${site}/folder${path}`)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
  const keys = [...(await listed()).keys()];
  expect(keys).toContain('folder/areas/larkin/index.html');
  expect(keys.filter((key) => !key.startsWith('folder/'))).toEqual(['other/index.html']);
});

test('a killed deployment leaves the site intact, and the next one finishes it', async () => {
  await emptyBucket();
  await deployAndVerify(before);
  for (const [round, build] of [after, before, after, before].entries()) {
    let tenths = 0;
    const { status } = await deploy(build, url, {}, (text, child) => {
      tenths += text.match(/\d+ of \d+ files/g)?.length ?? 0;
      if (tenths > round * 2) child.kill('SIGKILL');
    });
    expect(status, `round ${round}`).toBeNull();
    expect(await broken(before, after)).toEqual([]);
    await deployAndVerify(build);
  }
});

test.describe('a network', () => {
  test('that breaks halfway leaves the site intact, and the message says so', async () => {
    const network = await unreliableNetwork();
    const env = { AWS_ENDPOINT_URL: network.url };
    const { status, output } = await deploy(after, url, env, (text) => {
      if (/\d+ of \d+ files/.test(text)) network.cut();
    });
    expect(status).toBe(1);
    expect(output).toMatch(/The connection to the store broke|can't be reached/);
    expect(output).toContain('Every page on the store is intact');
    expect(await broken(before, after)).toEqual([]);
    await deployAndVerify(after);
  });

  test('that loses some connections is retried', async () => {
    const network = await unreliableNetwork(5);
    const { status, output } = await deploy(before, url, { AWS_ENDPOINT_URL: network.url });
    network.cut();
    expect(network.connections()).toBeGreaterThan(10);
    expect(status, output).toBe(0);
    expect(await broken(before)).toEqual([]);
  });
});

// These come last: the smoke tests read the site they leave.
test.describe('a site on its store', () => {
  test('is uploaded completely, with the headers of each kind of file', async () => {
    await emptyBucket();
    const dry = await deploy(before, `${url} --dry-run`);
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('+ index.html') });
    expect((await listed()).size).toBe(0);

    await putByHand('invoice.txt', "the owner's");
    const first = await deploy(before, url);
    expect(first.output).toContain('left alone: invoice.txt');
    expect(first.output).toMatch(/Done in [\d.]+ s: \d+ files uploaded/);
    expect(first.status).toBe(0);
    expect(await broken(before)).toEqual([]);

    expect((await listed()).has('_headers')).toBe(false);
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
    expect(targets).toEqual(content.redirects.map(({ to }) => to));
  });

  test('is rolled back to the previous deployment, and forward again', async () => {
    const back = await deploy(before, `${url} --rollback`);
    expect(back).toMatchObject({ status: 0, output: expect.stringContaining('files restored') });
    expect(await broken(before)).toEqual([]);
    await deployAndVerify(after, '--rollback');
    expect((await listed()).has('invoice.txt')).toBe(true);
  });
});
