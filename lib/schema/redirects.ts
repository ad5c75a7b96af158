import { z } from 'zod';

const sitePath = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+\/)+$/, 'a path of this site such as /places/old-name/');

/** content/redirects.yaml: paths that no longer exist, each with the page that replaces it. */
export const redirectsFile = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: sitePath.describe('The old path, such as /places/old-name/.'),
        to: sitePath.describe('The path of the page that replaces it.'),
      }),
    )
    .describe('Old URLs, each with the page that replaced it. A town has two URLs.'),
});
export type Redirect = z.infer<typeof redirectsFile>['redirects'][number];
