import { rmSync } from 'node:fs';
import { runNext } from '../pages/run-script';
import { wrongSettings } from '../settings';
import { hashPath } from './build-if-needed';

/**
 * `npm run build`: from content/ to out/. Next exports pages, steps finish them (decision 0007). What
 * they need loads meanwhile; a wrong setting ends it before.
 */
const wrong = wrongSettings(process.env);
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
rmSync(hashPath(''), { force: true });
const exported = runNext('build');
const { finishExport } = await import('./finish-export');
await finishExport(exported);
