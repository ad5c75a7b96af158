import { line, webUrl } from './fields';

/** The fields of content/business that say where /admin/ saves. */
export const editingFields = {
  repository: webUrl
    .optional()
    .describe(
      "The web address of the site's repository, such as https://github.com/name/site. If it's empty, it's the one the host builds from.",
    )
    .meta({ title: 'Repository' }),
  branch: line(1, 60)
    .regex(/^[\w./-]+$/, 'the name of a branch, such as main')
    .optional()
    .describe("The branch that is published. If it's empty, it's the repository's own choice.")
    .meta({ title: 'Branch' }),
};
