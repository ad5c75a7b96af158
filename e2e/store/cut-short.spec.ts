import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { testRoot } from '../../lib/content/test-content.fixture';
import { expect, test } from '../specs/test';
import { after, before, gatewayPort } from './setup';
import { broken, deploy, deployAndVerify, emptyBucket, listed, url } from './store';

/** Deployments that cannot work, or are interrupted. */

test.describe.configure({ mode: 'serial' });

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
      const { status, output } = await deploy({ ...after, ...env }, args);
      expect(status).toBe(1);
      expect(output).toContain(words);
      expect(output).toContain('Nothing was changed on the store.');
      expect(output).not.toMatch(/^\s+at /m);
    });
  }

  test('says that the site is not ready to go live', async () => {
    const { status, output } = await deploy({ ...before, SITE_CONTENT: testRoot }, url);
    expect(status).toBe(1);
    expect(output).toContain("isn't ready to go live. Things left to do: 1");
  });
});

test('a killed deployment leaves the site intact, and the next one finishes it', async () => {
  for (const [round, build] of [after, before, after, before].entries()) {
    let tenths = 0;
    const { status } = await deploy(build, url, (child) => {
      tenths += 1;
      if (tenths > round * 2) child.kill('SIGKILL');
    });
    expect(status, `round ${round}`).toBeNull();
    expect(await broken(before, after)).toEqual([]);
    await deployAndVerify(build);
  }
});

test('a network that breaks halfway leaves the site intact, and the message says so', async () => {
  const sockets: Socket[] = [];
  const network = createServer((near) => {
    const far = connect(gatewayPort, '127.0.0.1');
    sockets.push(near);
    // When one end fails, so does the other.
    pipeline(near, far, near, () => {});
  });
  await once(network.listen(gatewayPort + 1, '127.0.0.1'), 'listening');
  const env = { ...after, AWS_ENDPOINT_URL: `http://127.0.0.1:${gatewayPort + 1}` };
  const { status, output } = await deploy(env, url, () => {
    network.close();
    for (const socket of sockets) socket.resetAndDestroy();
  });
  expect(status).toBe(1);
  expect(output).toMatch(/The connection to the store broke|can't be reached/);
  expect(output).toContain('Every page on the store is intact');
  expect(await broken(before, after)).toEqual([]);
  await deployAndVerify(after);
});
