import { contentRoot } from '../../lib/content/content-root';
import { originalityProblems } from '../../lib/content/originality';
import { ContentError } from '../../lib/content/problem';
import { publishedProblems } from '../../lib/content/published';
import { readContent } from '../../lib/content/read-content';
import { reportContentErrors } from './report-content-errors';

/** `npm run check:content`: reports what is wrong in content/, or counts what is in it. */
const root = contentRoot();

await reportContentErrors(() => {
  const content = readContent(root);
  const problems = [...originalityProblems(content.towns), ...publishedProblems(content, root)];
  if (problems.length > 0) throw new ContentError(problems);
  const { services, towns } = content;
  const attractions = towns.flatMap((town) => town.attractions).length;
  console.log(
    `Content: ${services.length} services, ${towns.length} towns, ${attractions} attractions.`,
  );
});
