import { z } from 'zod';

/** The environment variable by which the tests of the deployment learn of their stage. */
export const stageVariable = 'DEPLOY_STAGE';

const build = z.object({
  /** The folder whose content/ the build is made from. */
  content: z.string(),
  /** The folder of its export, from the root of the project. */
  out: z.string(),
});

/** What stands ready for a test of the deployment. */
const stage = z.object({
  endpoint: z.string(),
  accessKey: z.string(),
  secretKey: z.string(),
  /** The address at which the stand-in for a CDN serves each bucket. */
  sites: z.record(z.string(), z.string()),
  /** The address of nginx as the host of the second build's folder. */
  nginx: z.string(),
  /** Two builds of a site that may be public, and the day on which they were made, in seconds. */
  before: build,
  after: build,
  builtAt: z.number(),
});
export type Stage = z.infer<typeof stage>;

/** @throws when the tests were started by themselves. */
export function readStage(env: Readonly<Record<string, string | undefined>>): Stage {
  const text = env[stageVariable];
  if (!text) throw new Error('These tests need a store: run them by npm run test:deploy.');
  return stage.parse(JSON.parse(text));
}
