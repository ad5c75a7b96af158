import { AttractionPage } from '@/components/attractions/attraction-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { attractionData } from '@/lib/pages/json-ld/page-data';
import { attractionMetadata } from '@/lib/pages/metadata';
import { allAttractions, attractionBySlug } from '@/lib/towns/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return allAttractions(content.towns).map(({ slug }) => ({ attraction: slug }));
}

export async function generateMetadata({ params }: PageProps<'/places/[attraction]'>) {
  return attractionMetadata(attractionBySlug(content.towns, (await params).attraction), content);
}

export default async function Page({ params }: PageProps<'/places/[attraction]'>) {
  const attraction = attractionBySlug(content.towns, (await params).attraction);
  return (
    <>
      <StructuredData json={attractionData(attraction, content)} />
      <AttractionPage {...content} attraction={attraction} />
    </>
  );
}
