import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { outFolder } from './lib/content/content-root';
import { readContent } from './lib/content/read-content';
import { contentModules } from './lib/islands/island-content';
import type { Content } from './lib/schema/content';
import { checkSettings, report } from './scripts/report-content-errors';

const cores = availableParallelism();
const content = contentOrExit();

/** Next would print a dump of what is wrong, after a sentence of its own. */
function contentOrExit(): Content {
  try {
    checkSettings();
    return readContent();
  } catch (error) {
    report(error);
    process.exit();
  }
}

/** What pages import in a build, so that not each process reads and checks it again. */
const contentModule: [string, string] = [
  '@/lib/content/content',
  `export const content = JSON.parse(${JSON.stringify(JSON.stringify(content))});`,
];
const modules = [...contentModules(content)];
if (process.env.NODE_ENV === 'production') modules.push(contentModule);

/** A module that is in no file. */
const asUrl = ([name, code]: [string, string]) => [
  name,
  `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`,
];

const config: NextConfig = {
  output: 'export',
  // An export goes here; Next's intermediate files stay in .next.
  ...(outFolder() !== 'out' && { distDir: outFolder() }),
  trailingSlash: true,
  reactStrictMode: true,
  // On a phone's width, it would cover the call bar.
  devIndicators: false,
  // Otherwise, `next dev` would write instructions for coding tools into the repository.
  agentRules: false,
  // They are `npm run check:types`'s: nothing in content can break them.
  typescript: { ignoreBuildErrors: true },
  // It makes the early script, and ships its own binary.
  serverExternalPackages: ['esbuild'],
  experimental: {
    // Next keeps one core free; rendering pages is most of the work and needs all.
    cpus: cores,
    // How many pages each renders at a time; Next's default is 8. With 3,600 short pages, 16 halved
    // the time on two cores; with this site's pages, 8 and 16 differ less than two runs do.
    staticGenerationMaxConcurrency: 8 * Math.min(cores, 4),
    // Next would render each page a second time in pieces, and compress them, to plan what its
    // router prefetches. Links here load documents: nothing fetches those pieces (decision 0007).
    prefetchInlining: false,
    // Nobody downloads the code that renders the pages here.
    turbopackMinify: { server: false },
    // With the cache of an earlier build, a build with other content looks for the stylesheets in
    // the wrong folder first, and prints a meaningless error.
    turbopackFileSystemCacheForBuild: false,
    // The not-found page on its own: in the layout, its data and script would be part of every
    // page.
    globalNotFound: true,
  },
  turbopack: { resolveAlias: Object.fromEntries(modules.map(asUrl)) },
};

export default config;
