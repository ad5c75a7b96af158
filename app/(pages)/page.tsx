import { HomePage } from '@/components/home/home-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { homeDrawing } from '@/lib/drawing/map/area-map';
import { attractionsOnHomeMap } from '@/lib/drawing/map/place-on-map';
import { homeData } from '@/lib/pages/json-ld/page-data';
import { homeMetadata } from '@/lib/pages/metadata';
import { withMilesFrom } from '@/lib/towns/distance';
import { townBySlug, townsBySlug } from '@/lib/towns/towns';

export const metadata = homeMetadata(content);

export default function Page() {
  const { business, towns } = content;
  const homeTown = townBySlug(towns, business.home.town);
  const main = withMilesFrom(homeTown, townsBySlug(towns, business.mainTowns));
  // Named first: the main towns, then those with a hospital, which people know, the far ones first.
  const farFirst = withMilesFrom(homeTown, towns).sort((a, b) => b.miles - a.miles);
  const isKnown = ({ town }: (typeof farFirst)[number]) =>
    town.civic.some(({ kind }) => kind === 'hospital');
  const inOrder = [...main, ...farFirst.filter(isKnown), ...farFirst].map(({ town }) => town);
  return (
    <>
      <StructuredData json={homeData(content)} />
      <HomePage
        {...content}
        homeTown={homeTown}
        mainTowns={main}
        count={towns.filter(({ state }) => business.authority.states.includes(state)).length}
        drawing={homeDrawing(homeTown, [...new Set(inOrder)], attractionsOnHomeMap(towns))}
      />
    </>
  );
}
