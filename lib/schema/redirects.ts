import { z } from 'zod';

const sitePath = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+\/)+$/, 'a path of this site such as /places/old-name/');

/** content/redirects.yaml: paths that no longer exist, each with the page that replaces it. */
export const redirectsFile = z.strictObject({
  redirects: z
    .array(
      z
        .strictObject({
          from: sitePath
            .describe('The old path, such as /places/old-name/.')
            .meta({ title: 'Old address', hint: 'Such as /places/old-name/.' }),
          to: sitePath
            .describe('The path of the page that replaces it.')
            .meta({ title: 'New address', hint: 'That of the page that replaces it.' }),
        })
        .meta({ title: 'Old address' }),
    )
    .describe('Old URLs, each with the page that replaced it. A town has two URLs.')
    .meta({
      title: 'Old web addresses',
      hint: 'Each leads to the page that replaced it. A town has two.',
    }),
});
export type Redirect = z.infer<typeof redirectsFile>['redirects'][number];
