import { AttractionPage } from '@/components/attractions/attraction-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { attractionData } from '@/lib/pages/json-ld/page-data';
import { attractionMetadata } from '@/lib/pages/page-metadata';
import { allAttractions, attractionBySlug, townBySlug } from '@/lib/towns/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return allAttractions(content.towns).map(({ slug }) => ({ place: slug }));
}

export async function generateMetadata({ params }: PageProps<'/places/[place]'>) {
  return attractionMetadata(
    attractionBySlug(content.towns, (await params).place),
    content.business,
  );
}

export default async function Page({ params }: PageProps<'/places/[place]'>) {
  const { business, towns } = content;
  const place = attractionBySlug(towns, (await params).place);
  return (
    <>
      <StructuredData json={attractionData(place, content)} />
      <AttractionPage
        business={business}
        homeTown={townBySlug(towns, business.home.town)}
        place={place}
      />
    </>
  );
}
