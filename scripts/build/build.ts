import { repositoryName } from '../admin/backend';
import { reportContentErrors } from '../report-content-errors';
import { runNext } from '../run-script';

/**
 * `npm run build`: from content/ to out/. Next exports pages, and finish-export.ts edits them
 * (decision 0007). A wrong setting ends it before Next begins.
 */
await reportContentErrors(async () => {
  repositoryName(undefined, process.env);
  const exported = runNext('build');
  const { finish, prepare } = await import('./finish-export');
  const [next, prepared] = await Promise.allSettled([exported, prepare()]);
  // Next has said why it can't export the pages, such as what is wrong in content/.
  if (next.status === 'rejected' || next.value !== 0) process.exit(1);
  if (prepared.status === 'rejected') throw prepared.reason;
  await finish(prepared.value);
});
