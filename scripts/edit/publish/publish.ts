import { buildDay } from '../../../lib/content/build-day';
import { outFolder } from '../../../lib/content/content-root';
import { recordPaths } from '../../../lib/content/published';
import { readContentWithLines } from '../../../lib/content/read-content';
import { checkGoLive } from '../../go-live/go-live';
import type { PublishRequest } from '../api';
import { checkContent } from '../save/check-draft';
import { publishingModes } from './changes';
import { checkSite } from './check-site';
import { rememberChoice, storeProblem } from './choice';
import { commit, getNewer, push } from './git-push';
import { forgetPublished, recordPublished } from './published-record';
import { lastLines, runNpmScript } from './run-command';
import { type Report, takeStep } from './step';

/**
 * Checks the site and publishes it the way the owner chose, which is remembered.
 *
 * @param report is told of each step.
 * @returns whether it was published.
 */
export async function publishChanges(
  request: PublishRequest,
  report: Report,
  root: string,
): Promise<boolean> {
  const say = await requestProblem(request, root);
  if (say !== undefined) {
    report({ step: 'Publish', state: 'failed', say });
    return false;
  }
  rememberChoice(root, request);
  const isDone = await waysToPublish[request.mode](request.store, report, root);
  if (isDone) recordPublished(root);
  return isDone;
}

const waysToPublish = { git: publishByGit, store: publishToStore, folder: leaveInFolder };

/** Why the site can't be published this way, in words. */
async function requestProblem({ mode, store }: PublishRequest, root: string) {
  const can = await publishingModes(root);
  if (mode === 'git' && !can.git) {
    return "The project isn't connected to a place that git can send it to, or git is in the middle of something else.";
  }
  if (mode === 'store' && !can.store) return noCredentials;
  return mode === 'store' ? storeProblem(store) : undefined;
}

const noCredentials =
  "There's no key for the store here. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the terminal, and start the editor again from there.";

/** Checks the site, and records its paths: whoever has their addresses now finds them for good. */
async function isReady(root: string, report: Report): Promise<boolean> {
  if (!(await checkSite(root, report))) return false;
  const { content } = checkContent(root);
  if (content) recordPaths(content, root);
  return true;
}

async function publishByGit(_store: string, report: Report, root: string): Promise<boolean> {
  return (
    (await takeStep(report, 'Look for a newer version', () => getNewer(root))) &&
    (await isReady(root, report)) &&
    (await takeStep(report, "Save the changes in the project's history", () => commit(root))) &&
    takeStep(report, 'Send the changes', () => push(root))
  );
}

async function publishToStore(store: string, report: Report, root: string): Promise<boolean> {
  if (!(await isReady(root, report))) return false;
  return takeStep(report, `Upload the site to ${store}`, async () => {
    const day = buildDay();
    const { items } = checkGoLive(readContentWithLines(root, day), day, process.env);
    const isHidden = items.length > 0;
    const result = await runNpmScript(root, `deploy -- ${store}${isHidden ? ' --preview' : ''}`);
    const hidden = 'The site is hidden from search engines until the list of things to do is done.';
    return {
      ok: result.ok,
      say: `${isHidden && result.ok ? `${hidden}\n` : ''}${lastLines(result)}`,
    };
  });
}

async function leaveInFolder(_store: string, report: Report, root: string): Promise<boolean> {
  if (!(await isReady(root, report))) return false;
  const say = `The site is in the folder ${outFolder()}, ready to be uploaded.`;
  report({ step: 'Finish', state: 'done', say });
  return true;
}

/** Brings back what the store had before the last deployment. Returns whether it did. */
export function rollBack(store: string, report: Report, root: string): Promise<boolean> {
  return takeStep(report, 'Bring back the version before', async () => {
    const problem = storeProblem(store);
    if (problem !== undefined) return { ok: false, say: problem };
    forgetPublished(root);
    const result = await runNpmScript(root, `deploy -- ${store} --rollback`);
    return { ok: result.ok, say: lastLines(result) };
  });
}
