import { originalityProblems } from '../content/originality';
import { ContentError } from '../content/problem';
import { publishedProblems } from '../content/published';
import { readContent } from '../content/read-content';
import { reportContentErrors } from './report-content-errors';

/** `npm run check:content`: says what is wrong in content/, or how much of it is right. */
const root = process.cwd();

await reportContentErrors(() => {
  const content = readContent(root);
  const problems = [...originalityProblems(content.towns), ...publishedProblems(content, root)];
  if (problems.length > 0) throw new ContentError(problems);
  const { services, towns } = content;
  const places = towns.flatMap(({ attractions }) => attractions).length;
  console.log(`Content: ${services.length} services, ${towns.length} towns, ${places} places.`);
});
