import type { NextConfig } from 'next';
import { sourcesHash } from './lib/build/sources-hash';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  // `next dev` would else write instructions for coding tools into the repository.
  agentRules: false,
  // From what goes into the build, so that two builds of the same sources are the same bytes.
  generateBuildId: async () => sourcesHash(process.cwd()),
};

export default config;
