import { runScript } from '../../scripts/pages/run-script';
import { takeOver } from './another-business';

/** `npm run test:another-business`: every test, in a copy of the project that another business has taken over. */
const folder = 'test-results/another-business';
takeOver(folder);
if (!runScript('test', {}, folder)) process.exitCode = 1;
