import { PlacePage } from '@/components/places/place-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { placeData } from '@/lib/json-ld/page-data';
import { placeMetadata } from '@/lib/page-metadata';
import { allPlaces, placeBySlug, townBySlug } from '@/lib/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return allPlaces(content.towns).map(({ slug }) => ({ place: slug }));
}

export async function generateMetadata({ params }: PageProps<'/places/[place]'>) {
  return placeMetadata(placeBySlug(content.towns, (await params).place), content.business);
}

export default async function Page({ params }: PageProps<'/places/[place]'>) {
  const { business, towns } = content;
  const place = placeBySlug(towns, (await params).place);
  return (
    <>
      <StructuredData json={placeData(place, content)} />
      <PlacePage
        business={business}
        homeTown={townBySlug(towns, business.home.town)}
        place={place}
      />
    </>
  );
}
