import { z } from 'zod';
import { sitePath } from './fields';

/** content/redirects.yaml: paths that no longer exist, each with the page that replaces it. */
export const redirectsFile = z
  .strictObject({
    redirects: z
      .array(
        z
          .strictObject({
            from: sitePath.describe('Such as /places/old-name/.').meta({ title: 'Old address' }),
            to: sitePath
              .describe('That of the page that replaces it.')
              .meta({ title: 'New address' }),
          })
          .meta({ title: 'Old address' }),
      )
      .describe('Each leads to the page that replaced it. A town has two.')
      .meta({ title: 'Old web addresses' }),
  })
  .meta({ title: 'Old web addresses' });
export type Redirect = z.infer<typeof redirectsFile>['redirects'][number];
