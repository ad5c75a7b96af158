import { PlacesPage } from '@/components/places/places-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { listData } from '@/lib/json-ld/page-data';
import { listMetadata } from '@/lib/page-metadata';
import { allPlaces } from '@/lib/towns';

export const metadata = listMetadata('places', content.business);

export default function Page() {
  return (
    <>
      <StructuredData json={listData('places', content)} />
      <PlacesPage business={content.business} places={allPlaces(content.towns)} />
    </>
  );
}
