import { originalityProblems } from '../content/originality';
import { ContentError } from '../content/problem';
import { readContent } from '../content/read-content';

/** `npm run check:content`: says what is wrong in content/, or how much of it is right. */
try {
  const { services, towns } = readContent(process.cwd());
  const problems = originalityProblems(towns);
  if (problems.length > 0) throw new ContentError(problems);
  const places = towns.flatMap(({ attractions }) => attractions).length;
  console.log(`Content: ${services.length} services, ${towns.length} towns, ${places} places.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
