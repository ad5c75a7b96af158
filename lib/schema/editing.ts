import { line, webUrl } from './fields';
import { labeled } from './labeled';

/** The fields of content/business that say where /admin/ saves. */
export const editingFields = {
  repository: labeled(
    webUrl.optional(),
    "The web address of the site's repository, such as https://github.com/name/site. If it's empty, it's the one the host builds from.",
    'Repository',
  ),
  branch: labeled(
    line(1, 60)
      .regex(/^[\w./-]+$/, 'the name of a branch, such as main')
      .optional(),
    "The branch that is published. If it's empty, it's the repository's own choice.",
  ),
};
