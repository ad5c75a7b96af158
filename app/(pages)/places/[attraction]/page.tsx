import { AttractionPage } from '@/components/attractions/attraction-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { locator } from '@/lib/drawing/map/locator';
import { placeOnMap } from '@/lib/drawing/map/place-on-map';
import { attractionData } from '@/lib/pages/json-ld/page-data';
import { attractionMetadata } from '@/lib/pages/metadata';
import { allAttractions, attractionBySlug, townBySlug } from '@/lib/towns/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return allAttractions(content.towns).map(({ slug }) => ({ attraction: slug }));
}

export async function generateMetadata({ params }: PageProps<'/places/[attraction]'>) {
  return attractionMetadata(attractionBySlug(content.towns, (await params).attraction), content);
}

export default async function Page({ params }: PageProps<'/places/[attraction]'>) {
  const { business, pages, towns } = content;
  const attraction = attractionBySlug(towns, (await params).attraction);
  const homeTown = townBySlug(towns, business.home.town);
  return (
    <>
      <StructuredData json={attractionData(attraction, content)} />
      <AttractionPage
        {...content}
        homeTown={homeTown}
        attraction={attraction}
        drawing={locator(homeTown, placeOnMap(attraction, pages.attraction.near), towns)}
      />
    </>
  );
}
