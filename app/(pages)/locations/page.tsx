import { StructuredData } from '@/components/seo/structured-data.client';
import { LocationsPage } from '@/components/towns/locations-page';
import { content } from '@/lib/content/content';
import { areaDrawing } from '@/lib/drawing/map/area-map';
import { serviceMap } from '@/lib/drawing/map/service-map';
import { listData } from '@/lib/pages/json-ld/page-data';
import { listMetadata } from '@/lib/pages/metadata';
import { withMilesFrom } from '@/lib/towns/distance';
import { locationTowns, townBySlug } from '@/lib/towns/towns';

export const metadata = listMetadata('locations', content);

export default function Page() {
  const { business, towns } = content;
  const homeTown = townBySlug(towns, business.home.town);
  const shown = locationTowns(towns, business);
  return (
    <>
      <StructuredData json={listData('locations', content)} />
      <LocationsPage
        {...content}
        homeTown={homeTown}
        map={serviceMap(towns, shown)}
        drawing={areaDrawing(homeTown, shown.toReversed())}
        shown={withMilesFrom(homeTown, shown)}
      />
    </>
  );
}
