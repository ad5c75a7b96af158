import { expect, test } from '../specs/test';
import {
  broken,
  deploy,
  ended,
  listed,
  makeBucket,
  pagesOf,
  putByHand,
  stage,
  startDeploy,
} from './store';
import { network } from './unreliable-network';

const { before, after, sites } = stage;
const site = (bucket: string) => sites[bucket] ?? '';
const goneWith = (bucket: string) =>
  [...pagesOf(before).keys()]
    .filter((path) => !pagesOf(after).has(path))
    .map((path) => site(bucket) + path);
const everySite = [before, after];

test.describe.configure({ mode: 'serial' });

test.describe('a site on its store', () => {
  const bucket = 'visits';
  test.use({ baseURL: site(bucket) });

  test('is uploaded whole, with the headers of each kind of file', async () => {
    await makeBucket(bucket);
    const dry = await deploy(before, [`s3://${bucket}`, '--dry-run']);
    expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('+ index.html') });
    expect((await listed(bucket)).size).toBe(0);

    await putByHand(bucket, 'invoice.txt', 'of the owner');
    const first = await deploy(before, [`s3://${bucket}`]);
    expect(first.output).toContain('left alone: invoice.txt');
    expect(first).toMatchObject({
      status: 0,
      output: expect.stringMatching(/Done in [\d.]+ s: \d+ files uploaded/),
    });
    expect(await broken(site(bucket), [before])).toEqual([]);

    const headers = async (path: string) => {
      const { headers } = await fetch(site(bucket) + path);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    const immutable = 'public, max-age=31536000, immutable';
    expect(await headers('/areas/boise/')).toEqual(['text/html;charset=utf-8', 'no-cache']);
    expect(await headers('/sitemap.xml')).toEqual(['text/xml;charset=utf-8', 'no-cache']);
    const html = pagesOf(before).get('/')?.toString() ?? '';
    const [, url] = /data-island="(\S+\.js)/.exec(html) ?? [];
    expect(await headers(`${url}`)).toEqual(['text/javascript;charset=utf-8', immutable]);
    const missing = await fetch(`${site(bucket)}/areas/nowhere/`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe(pagesOf(before).get('/404.html')?.toString());
  });

  test('is left as it is by a second deployment of the same', async () => {
    const again = await deploy(before, [`s3://${bucket}`]);
    expect(again.output).toMatch(/All \d+ files are there already/);
  });

  test('changes under a reader who has an old page open', async ({ page }) => {
    await page.goto('/areas/kuna/');
    const { status, output } = await deploy(after, [`s3://${bucket}`]);
    expect(status, output).toBe(0);
    expect(await broken(site(bucket), [after])).toEqual([]);
    for (const gone of goneWith(bucket)) expect((await fetch(gone)).status, gone).toBe(404);

    await page
      .getByRole('button', { name: /show the number/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Phone number' })).toContainText('555-2368');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page
      .getByRole('button', { name: /show the number/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Phone number' })).toContainText('555-2369');
  });

  test('leads an old address on', async () => {
    const led = [];
    for (const path of pagesOf(after).keys()) {
      const answer = await fetch(site(bucket) + path, { redirect: 'manual' });
      if (answer.status === 301) led.push(answer.headers.get('location'));
    }
    expect(led).toEqual(['/areas/kuna/']);
  });

  test('is brought back to the deployment before, and forth again', async () => {
    const back = await deploy(before, [`s3://${bucket}`, '--rollback']);
    expect(back).toMatchObject({ status: 0, output: expect.stringContaining('brought back') });
    expect(await broken(site(bucket), [before])).toEqual([]);
    expect((await deploy(before, [`s3://${bucket}`, '--rollback'])).status).toBe(0);
    expect(await broken(site(bucket), [after])).toEqual([]);
    expect((await listed(bucket)).has('invoice.txt')).toBe(true);
  });
});

test('a deployment that is killed leaves a whole site, and the next one finishes it', async () => {
  const bucket = 'interrupted';
  await makeBucket(bucket);
  expect((await deploy(before, [`s3://${bucket}`])).status).toBe(0);
  for (const [at, build] of [after, before, after, before].entries()) {
    const child = startDeploy(build, [`s3://${bucket}`]);
    let tenths = 0;
    child.stdout.on('data', (text) => {
      tenths += String(text).match(/\d+ of \d+ files/g)?.length ?? 0;
      if (tenths > at * 2) child.kill('SIGKILL');
    });
    const { status } = await ended(child);
    expect(status, `round ${at}`).toBeNull();
    expect(await broken(site(bucket), everySite)).toEqual([]);
    expect((await deploy(build, [`s3://${bucket}`])).status).toBe(0);
    expect(await broken(site(bucket), [build])).toEqual([]);
  }
});

test.describe('a network', () => {
  const bucket = 'network';

  test('that breaks half-way leaves a whole site, and says so', async () => {
    await makeBucket(bucket);
    expect((await deploy(before, [`s3://${bucket}`])).status).toBe(0);
    const between = await network(stage.endpoint);
    const child = startDeploy(after, [`s3://${bucket}`], { AWS_ENDPOINT_URL: between.endpoint });
    child.stdout.on('data', (text) => {
      if (/\d+ of \d+ files/.test(String(text))) between.cut();
    });
    const { status, output } = await ended(child);
    between.close();
    expect(status).toBe(1);
    expect(output).toMatch(/The connection to the store broke|cannot be reached/);
    expect(output).toContain('Every page on the store is whole still');
    expect(await broken(site(bucket), everySite)).toEqual([]);
    expect((await deploy(after, [`s3://${bucket}`])).status).toBe(0);
    expect(await broken(site(bucket), [after])).toEqual([]);
  });

  test('that loses some connections is asked again', async () => {
    const between = await network(stage.endpoint, (connection) => connection % 5 === 0);
    const env = { AWS_ENDPOINT_URL: between.endpoint };
    const { status, output } = await deploy(before, [`s3://${bucket}`], env);
    between.close();
    expect(between.broken()).toBeGreaterThan(1);
    expect(status, output).toBe(0);
    expect(await broken(site(bucket), [before])).toEqual([]);
  });
});

test.describe('a deployment that cannot be', () => {
  const bucket = 'refused';
  let stands: Map<string, string>;

  test.beforeAll(async () => {
    await makeBucket(bucket);
    expect((await deploy(before, [`s3://${bucket}`])).status).toBe(0);
    stands = await listed(bucket);
  });

  test.afterEach(async () => {
    expect(await listed(bucket)).toEqual(stands);
  });

  const cases: [string, string, string[], Record<string, string>, string][] = [
    [
      'a wrong secret',
      's3://refused',
      [],
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      'refuses the credentials',
    ],
    [
      'an unknown key',
      's3://refused',
      [],
      { AWS_ACCESS_KEY_ID: 'nobody' },
      'refuses the credentials',
    ],
    ['a missing bucket', 's3://nowhere', [], {}, 'has no bucket "nowhere"'],
    [
      'a store that is not there',
      's3://refused',
      [],
      { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' },
      'cannot be reached',
    ],
    ['no store at all', 'refused', [], {}, 'expected npm run deploy -- s3://bucket'],
    ['nothing to bring back', 's3://refused', ['--rollback'], {}, 'no deployment before this one'],
  ];
  for (const [name, address, flags, env, words] of cases) {
    test(`says in words: ${name}`, async () => {
      const { status, output } = await deploy(after, [address, ...flags], env);
      expect(status).toBe(1);
      expect(output).toContain(words);
      expect(output).toContain('Nothing was changed on the store.');
      expect(output).not.toMatch(/^\s+at /m);
    });
  }

  test('says what is left before the site may be public', async () => {
    const { status, output } = await deploy({ content: process.cwd(), out: 'out' }, [
      `s3://${bucket}`,
    ]);
    expect(status).toBe(1);
    expect(output).toMatch(/may not be public yet: \d+ things are left/);
  });
});

test('a preview is hidden from search engines on every page', async () => {
  await makeBucket('preview');
  expect((await deploy(before, ['s3://preview', '--preview'])).status).toBe(0);
  for (const path of pagesOf(before).keys()) {
    const html = await (await fetch(site('preview') + path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex">');
  }
});

test('a site in a folder of its bucket leaves the rest alone', async () => {
  await makeBucket('folder');
  await putByHand('folder', 'other/index.html', 'another site');
  expect((await deploy(before, ['s3://folder/site'])).status).toBe(0);
  const keys = [...(await listed('folder')).keys()];
  expect(keys).toContain('site/areas/boise/index.html');
  expect(keys.filter((key) => !key.startsWith('site/'))).toEqual(['other/index.html']);
});
