import { buildSync } from 'esbuild';

/** The early script as one text for a page; esbuild runs once for each process that asks. */
export const earlyScript: string = buildSync({
  entryPoints: ['lib/islands/early/index.ts'],
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  // Without it each page would say "use strict".
  tsconfigRaw: {},
  write: false,
})
  .outputFiles.map(({ text }) => text.trim())
  .join('');
