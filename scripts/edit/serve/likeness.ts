import { largestShare, mostLike } from '../../../lib/content/originality';
import { townFile } from '../../../lib/schema/town';
import type { Likeness, LikenessRequest } from '../api';
import { checkContent } from '../save/check-draft';
import type { Session } from '../save/session';

/** How much of a town's text another town has too; undefined while some of content/ is wrong. */
export function likenessOf(
  { root }: Session,
  { slug, value }: LikenessRequest,
): Likeness | undefined {
  const { content } = checkContent(root);
  const [example] = content?.towns ?? [];
  if (!content || !example) return undefined;
  const text = (field: string) => (typeof value[field] === 'string' ? value[field] : '');
  const attractions = townFile.shape.attractions.safeParse(value['attractions']).data ?? [];
  const civic = townFile.shape.civic.safeParse(value['civic']).data ?? [];
  const typed = {
    ...example,
    name: text('name'),
    county: text('county') || example.county,
    description: text('description'),
    intro: text('intro'),
    attractions,
    civic,
  };
  const others = content.towns.filter((town) => town.slug !== slug);
  const [other, share] = mostLike(typed, others);
  const percent = Math.round(100 * share);
  return { percent, most: 100 * largestShare, name: other.name };
}
