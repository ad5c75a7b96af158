import { PlacesPage } from '@/components/places/places-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/page-metadata';
import { allPlaces } from '@/lib/towns';

export const metadata = listMetadata('places', content.business);

export default function Page() {
  return <PlacesPage business={content.business} places={allPlaces(content.towns)} />;
}
