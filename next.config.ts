import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { contentRoot, outFolder } from './lib/content/content-root';
import { datedFacts } from './lib/content/dated-facts';
import { readContent } from './lib/content/read-content';
import { browserVariables } from './lib/islands/browser-variables';
import { sourcesHash } from './scripts/build/sources';

const cores = availableParallelism();
const content = readContent(contentRoot());

const config: NextConfig = {
  output: 'export',
  // With an export this is where it goes; what Next builds on the way stays in .next.
  ...(outFolder() !== 'out' && { distDir: outFolder() }),
  trailingSlash: true,
  reactStrictMode: true,
  // `next dev` would else write instructions for coding tools into the repository.
  agentRules: false,
  // From what goes into the build, so that two builds of the same sources are the same bytes.
  generateBuildId: async () => sourcesHash(process.cwd(), datedFacts(content.business)),
  // They make the font of the share images and the early script, and bring programs of their own.
  serverExternalPackages: ['subset-font', 'esbuild'],
  experimental: {
    // Next keeps one core free; drawing pages and share images is most of the work, and wants each.
    cpus: cores,
    // How many pages each has in hand; 8 where Next is not told. On a site of short pages 16 halved the
    // time of 3,600 on two cores; with the pages of this one, 8 and 16 differ less than two runs do.
    staticGenerationMaxConcurrency: 8 * Math.min(cores, 4),
    // Next would draw each page a second time in pieces, and compress these, to plan what its router
    // fetches ahead. Links here are documents: nothing fetches these pieces (decision 0006).
    prefetchInlining: false,
    // With its cache of an earlier build, a build with other content looks for the stylesheets in the
    // wrong folder first, and prints an error that means nothing.
    turbopackFileSystemCacheForBuild: false,
    // The page for no page by itself: as part of the layout it is data and script of every page.
    globalNotFound: true,
  },
  env: browserVariables(content),
};

export default config;
