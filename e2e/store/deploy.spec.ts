import { expect, test } from '../specs/test';
import { after, type Bucket, type Build, before, siteOf } from './setup';
import { broken, createBucket, deploy, listed, pagesOf, putByHand } from './store';
import { unreliableNetwork } from './unreliable-network';

test.describe.configure({ mode: 'serial' });

/** Deploys a build to a new bucket. */
async function deployFirst(bucket: Bucket, build: Build): Promise<void> {
  await createBucket(bucket);
  expect(await deploy(build, [`s3://${bucket}`])).toMatchObject({ status: 0 });
}

/** Deploys once more, and expects the site to be exactly that build. */
async function deployAndVerify(bucket: Bucket, build: Build, ...flags: string[]): Promise<void> {
  expect(await deploy(build, [`s3://${bucket}`, ...flags])).toMatchObject({ status: 0 });
  expect(await broken(bucket, [build])).toEqual([]);
}

test.describe('a site on its store', () => {
  const bucket = 'visits';
  const site = siteOf(bucket);
  test.use({ baseURL: site });

  test('is uploaded completely, with the headers of each kind of file', async () => {
    await createBucket(bucket);
    const dry = await deploy(before, [`s3://${bucket}`, '--dry-run']);
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('+ index.html') });
    expect((await listed(bucket)).size).toBe(0);

    await putByHand(bucket, 'invoice.txt', "the owner's");
    const first = await deploy(before, [`s3://${bucket}`]);
    expect(first.output).toContain('left alone: invoice.txt');
    expect(first.output).toMatch(/Done in [\d.]+ s: \d+ files uploaded/);
    expect(first.status).toBe(0);
    expect(await broken(bucket, [before])).toEqual([]);

    const headers = async (path: string) => {
      const { headers } = await fetch(site + path);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    const immutable = 'public, max-age=31536000, immutable';
    expect(await headers('/areas/boise/')).toEqual(['text/html;charset=utf-8', 'no-cache']);
    expect(await headers('/sitemap.xml')).toEqual(['text/xml;charset=utf-8', 'no-cache']);
    const html = pagesOf(before).get('/')?.toString() ?? '';
    const [, url] = /data-island="(\S+\.js)/.exec(html) ?? [];
    expect(await headers(`${url}`)).toEqual(['text/javascript;charset=utf-8', immutable]);
    const notFound = await fetch(`${site}/areas/nowhere/`);
    expect(notFound.status).toBe(404);
    expect(await notFound.text()).toBe(pagesOf(before).get('/404.html')?.toString());
  });

  test('is not changed by a second deployment of the same build', async () => {
    const { output } = await deploy(before, [`s3://${bucket}`]);
    expect(output).toMatch(/All \d+ files are already up to date/);
  });

  test('can change while a visitor has an old page open', async ({ page }) => {
    const showNumber = page.getByRole('button', { name: /show the number/ }).first();
    const dialog = page.getByRole('dialog', { name: 'Phone number' });
    await page.goto('/areas/kuna/');
    await deployAndVerify(bucket, after);
    for (const path of pagesOf(before).keys()) {
      if (pagesOf(after).has(path)) continue;
      expect((await fetch(site + path)).status, path).toBe(404);
    }

    await showNumber.click();
    await expect(dialog).toContainText('555-2368');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await showNumber.click();
    await expect(dialog).toContainText('555-2369');
  });

  test('redirects an old URL', async () => {
    const targets = [];
    for (const path of pagesOf(after).keys()) {
      const { status, headers } = await fetch(site + path, { redirect: 'manual' });
      if (status === 301) targets.push(headers.get('location'));
    }
    expect(targets).toEqual(['/areas/kuna/']);
  });

  test('is rolled back to the previous deployment, and forward again', async () => {
    const back = await deploy(before, [`s3://${bucket}`, '--rollback']);
    expect(back).toMatchObject({ status: 0, output: expect.stringContaining('files restored') });
    expect(await broken(bucket, [before])).toEqual([]);
    await deployAndVerify(bucket, after, '--rollback');
    expect((await listed(bucket)).has('invoice.txt')).toBe(true);
  });
});

test('a killed deployment leaves the site intact, and the next one finishes it', async () => {
  const bucket = 'interrupted';
  await deployFirst(bucket, before);
  for (const [round, build] of [after, before, after, before].entries()) {
    let tenths = 0;
    const { status } = await deploy(build, [`s3://${bucket}`], {}, (text, child) => {
      tenths += text.match(/\d+ of \d+ files/g)?.length ?? 0;
      if (tenths > round * 2) child.kill('SIGKILL');
    });
    expect(status, `round ${round}`).toBeNull();
    expect(await broken(bucket, [before, after])).toEqual([]);
    await deployAndVerify(bucket, build);
  }
});

test.describe('a network', () => {
  const bucket = 'network';

  test('that breaks halfway leaves the site intact, and the message says so', async () => {
    await deployFirst(bucket, before);
    const network = await unreliableNetwork();
    const env = { AWS_ENDPOINT_URL: network.url };
    const { status, output } = await deploy(after, [`s3://${bucket}`], env, (text) => {
      if (/\d+ of \d+ files/.test(text)) network.cut();
    });
    network.close();
    expect(status).toBe(1);
    expect(output).toMatch(/The connection to the store broke|cannot be reached/);
    expect(output).toContain('Every page on the store is intact');
    expect(await broken(bucket, [before, after])).toEqual([]);
    await deployAndVerify(bucket, after);
  });

  test('that loses some connections is tried again', async () => {
    const network = await unreliableNetwork((connection) => connection % 5 === 0);
    const env = { AWS_ENDPOINT_URL: network.url };
    const { status, output } = await deploy(before, [`s3://${bucket}`], env);
    network.close();
    expect(network.broken()).toBeGreaterThan(1);
    expect(status, output).toBe(0);
    expect(await broken(bucket, [before])).toEqual([]);
  });
});

test.describe('a deployment that cannot work', () => {
  const bucket = 'refused';
  const url = `s3://${bucket}`;
  let files: Map<string, string>;

  test.beforeAll(async () => {
    await deployFirst(bucket, before);
    files = await listed(bucket);
  });

  test.afterEach(async () => {
    expect(await listed(bucket)).toEqual(files);
  });

  const cases: [string, string[], Record<string, string>, string][] = [
    ['a wrong secret', [url], { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'rejects the credentials'],
    ['an unknown key', [url], { AWS_ACCESS_KEY_ID: 'nobody' }, 'rejects the credentials'],
    ['an unknown bucket', ['s3://nowhere'], {}, 'has no bucket "nowhere"'],
    ['a dead endpoint', [url], { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, 'cannot be reached'],
    ['no store at all', ['refused'], {}, 'expected npm run deploy -- s3://bucket'],
    ['nothing to roll back to', [url, '--rollback'], {}, 'no deployment before this one'],
  ];
  for (const [name, args, env, words] of cases) {
    test(`explains ${name}`, async () => {
      const { status, output } = await deploy(after, args, env);
      expect(status).toBe(1);
      expect(output).toContain(words);
      expect(output).toContain('Nothing was changed on the store.');
      expect(output).not.toMatch(/^\s+at /m);
    });
  }

  test('says that the site is not ready to be public', async () => {
    const { status, output } = await deploy({ content: process.cwd(), out: 'out' }, [url]);
    expect(status).toBe(1);
    expect(output).toMatch(/not ready to be public: \d+ items are left/);
  });
});

test('a preview is hidden from search engines on every page', async () => {
  await createBucket('preview');
  expect((await deploy(before, ['s3://preview', '--preview'])).status).toBe(0);
  for (const path of pagesOf(before).keys()) {
    const html = await (await fetch(siteOf('preview') + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
});

test('a site in a folder of its bucket leaves the rest alone', async () => {
  await createBucket('folder');
  await putByHand('folder', 'other/index.html', 'another site');
  expect((await deploy(before, ['s3://folder/site'])).status).toBe(0);
  const keys = [...(await listed('folder')).keys()];
  expect(keys).toContain('site/areas/boise/index.html');
  expect(keys.filter((key) => !key.startsWith('site/'))).toEqual(['other/index.html']);
});
