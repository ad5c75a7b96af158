import { buildSync } from 'esbuild';
import { homeState, states } from '../states';

/** The early script, minified for inlining; esbuild runs once in each process that imports this. */
export const earlyScript: string = buildSync({
  entryPoints: ['lib/islands/early/index.ts'],
  bundle: true,
  define: { 'process.env.TIME_ZONE': JSON.stringify(states[homeState].clock.zone) },
  format: 'iife',
  minify: true,
  target: 'es2022',
  // Otherwise each page would contain "use strict".
  tsconfigRaw: {},
  write: false,
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');
