import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './bench/median';
import { securityHeaders } from './hosting/headers';
import { nginxSnippet } from './hosting/nginx';
import { pageSources } from './hosting/page-sources';
import { type Load, load } from './load/wrk';
import { markdownTable } from './markdown-table';
import { startNginx } from './object-store/nginx';
import { installPackages } from './object-store/packages';

/**
 * `npm run bench:load`: how many answers a second nginx gives of a town's page, compressed by the
 * build, beside the same nginx with a file of one line. Needs Debian's nginx and wrk.
 */
const root = process.cwd();
const out = 'test-results/load/out';
const rounds = 5;

try {
  installPackages(['nginx-light', 'wrk']);
  const { status } = spawnSync('npm run build', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, SITE_OUT: out, PRECOMPRESS: '1', SITE_SHARE_IMAGES: 'none' },
  });
  if (status !== 0) throw new Error('The site could not be built.');
  const snippet = nginxSnippet(securityHeaders(pageSources(join(root, out))), []);
  const data = mkdtempSync(join(tmpdir(), 'load-'));
  mkdirSync(join(data, 'line'));
  writeFileSync(join(data, 'line/index.html'), 'One line.\n');
  const stop = await startNginx(join(data, 'nginx'), [
    { port: 17_700, config: `root ${join(root, out)};\n${snippet}` },
    { port: 17_701, config: `root ${join(data, 'line')};` },
  ]);
  try {
    const page: Load[] = [];
    const line: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      page.push(await load('http://127.0.0.1:17700/areas/boise/'));
      line.push(await load('http://127.0.0.1:17701/'));
    }
    const rate = (loads: Load[]) => median(loads.map((one) => one.rate));
    const slow = (loads: Load[]) => median(loads.map((one) => one.slow));
    const row = (name: string, loads: Load[]) => [
      name,
      Math.round(rate(loads)).toLocaleString('en-US'),
      slow(loads).toFixed(2),
    ];
    console.log(
      markdownTable(
        ['answer', 'a second', '99th percentile, ms'],
        [row("a town's page", page), row('a file of one line', line)],
      ),
    );
    console.log(`\nRatio of the rates: ${(rate(page) / rate(line)).toFixed(2)}`);
  } finally {
    await stop();
    rmSync(data, { recursive: true, force: true });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
