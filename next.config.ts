import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { sourcesHash } from './lib/build/sources-hash';
import { contentRoot, outFolder } from './lib/content/content-root';
import { datedFacts } from './lib/content/dated-facts';
import { readContent } from './lib/content/read-content';

const { business } = readContent(contentRoot());

const config: NextConfig = {
  output: 'export',
  // With an export this is where it goes; what Next builds on the way stays in .next.
  ...(outFolder() !== 'out' && { distDir: outFolder() }),
  trailingSlash: true,
  reactStrictMode: true,
  // `next dev` would else write instructions for coding tools into the repository.
  agentRules: false,
  // From what goes into the build, so that two builds of the same sources are the same bytes.
  generateBuildId: async () => sourcesHash(process.cwd(), datedFacts(business)),
  // Makes the font of the share images; it brings WebAssembly that is not to be bundled.
  serverExternalPackages: ['subset-font'],
  // Next keeps one core free; the share images are most of the work, and they want each.
  experimental: { cpus: availableParallelism() },
  // For the error screens, which run in the browser and have nobody to ask.
  env: {
    NEXT_PUBLIC_PHONE: business.phone,
    NEXT_PUBLIC_PHONE_MARK: business.standIns.includes('phone') ? ' (sample)' : '',
  },
};

export default config;
