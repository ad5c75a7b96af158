import { z } from 'zod';

const sitePath = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+\/)+$/, 'a path of this site such as /places/old-name/');

/** Addresses that are gone, each with the page that took its place. */
export const redirectsFile = z.strictObject({
  redirects: z.array(z.strictObject({ from: sitePath, to: sitePath })),
});
export type Redirect = z.infer<typeof redirectsFile>['redirects'][number];
