import { LocationsPage } from '@/components/towns/locations-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/page-metadata';
import { locationTowns, townBySlug, withMilesFrom } from '@/lib/towns';

export const metadata = listMetadata('locations', content.business);

export default function Page() {
  const { business, towns } = content;
  const homeTown = townBySlug(towns, business.home.town);
  return (
    <LocationsPage
      business={business}
      homeTown={homeTown}
      towns={withMilesFrom(homeTown, locationTowns(towns, business))}
    />
  );
}
