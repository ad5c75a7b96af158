import { rmSync } from 'node:fs';
import { reportContentErrors } from '../content/report-content-errors';
import { runNext } from '../pages/run-script';
import { hashPath } from './build-if-needed';

/**
 * `npm run build`: from content/ to out/. Next exports pages, steps finish them (decision 0007). What
 * they need loads meanwhile; a wrong setting ends it before.
 */
await reportContentErrors(async () => {
  rmSync(hashPath(), { force: true });
  const exported = runNext('build');
  const { finishExport } = await import('./finish-export');
  await finishExport(exported);
});
