import { z } from 'zod';
import { sitePath } from './fields';
import { file, group, labeled } from './labeled';

/** content/redirects.yaml: paths that no longer exist, each with the page that replaces it. */
export const redirectsFile = file('Old web addresses', {
  redirects: labeled(
    z.array(
      group('', 'Old address', {
        from: labeled(sitePath, 'Such as /places/old-name/.', 'Old address'),
        to: labeled(sitePath, 'That of the page that replaces it.', 'New address'),
      }),
    ),
    'Each leads to the page that replaced it. A town has two.',
    'Old web addresses',
  ),
});
export type Redirect = z.infer<typeof redirectsFile>['redirects'][number];
