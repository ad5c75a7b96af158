import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserFlags } from '../browsers/find-browser';
import { browserProgram } from './launch-browser';
import { parseReport, type Visit } from './lighthouse-report';

/** The last line of versions that Node 20.9 can run is 12; 13 asks for Node 22. */
export const lighthouseVersion = '12.6.1';
/** Among what is installed, not among what the project depends on: `npm ci` clears it away. */
const folder = 'node_modules/.cache/bench';

/** The program; installed on the first call, with 140 packages of its own. */
export function installLighthouse(root: string): string {
  const home = join(root, folder, lighthouseVersion);
  const program = join(home, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  console.log(`Installing Lighthouse ${lighthouseVersion} into ${folder}, once.`);
  mkdirSync(home, { recursive: true });
  const flags = '--no-save --no-package-lock --no-audit --no-fund --ignore-scripts';
  spawnSync(`npm install ${flags} --prefix "${home}" lighthouse@${lighthouseVersion}`, {
    stdio: 'inherit',
    shell: true,
  });
  if (!existsSync(program)) {
    throw new Error(
      `Lighthouse ${lighthouseVersion} could not be installed: the registry of npm was not reached, or ` +
        'refused. Go online for the first "npm run bench"; later ones need no network.',
    );
  }
  return program;
}

/** One visit; a second try where the first failed, for a busy machine loses a browser at times. */
export function visit(program: string, url: string): Promise<Visit> {
  return visitOnce(program, url).catch(() => visitOnce(program, url));
}

/**
 * One visit by a browser of its own, as a phone of the middle on slow 4G (Lighthouse's preset:
 * simulated throttling, 150 ms, 1.6 Mbit/s, a processor four times slower).
 * @throws when the page cannot be measured; Lighthouse's own words say why.
 */
async function visitOnce(program: string, url: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--no-enable-error-reporting',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
    ],
    // A report is half a megabyte, with the pictures of the page as it loads.
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: browserProgram() } },
  );
  return parseReport(stdout);
}
