import { StructuredData } from '@/components/seo/structured-data.client';
import { AreasPage } from '@/components/towns/areas-page';
import { content } from '@/lib/content/content';
import { areaDrawing } from '@/lib/drawing/map/area-map';
import { serviceMap } from '@/lib/drawing/map/service-map';
import { listData } from '@/lib/pages/json-ld/page-data';
import { listMetadata } from '@/lib/pages/metadata';
import { withMilesFrom } from '@/lib/towns/distance';
import { townBySlug, townsBySlug } from '@/lib/towns/towns';

export const metadata = listMetadata('areas', content);

export default function Page() {
  const { business, towns } = content;
  const homeTown = townBySlug(towns, business.home.town);
  return (
    <>
      <StructuredData json={listData('areas', content)} />
      <AreasPage
        {...content}
        homeTown={homeTown}
        map={serviceMap(towns, towns)}
        drawing={areaDrawing(homeTown, towns)}
        mainTowns={withMilesFrom(homeTown, townsBySlug(towns, business.mainTowns))}
        allTowns={withMilesFrom(homeTown, towns)}
      />
    </>
  );
}
