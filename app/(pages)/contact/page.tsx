import { ContactPage } from '@/components/contact/contact-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { closestOfTown, locator } from '@/lib/drawing/map/locator';
import { baseOnMap } from '@/lib/drawing/map/place-on-map';
import { listData } from '@/lib/pages/json-ld/page-data';
import { listMetadata } from '@/lib/pages/metadata';
import { townBySlug } from '@/lib/towns/towns';

export const metadata = listMetadata('contact', content);

export default function Page() {
  const { business, towns } = content;
  const homeTown = townBySlug(towns, business.home.town);
  const base = baseOnMap(business, towns) ?? homeTown;
  return (
    <>
      <StructuredData json={listData('contact', content)} />
      <ContactPage
        {...content}
        homeTown={homeTown}
        base={base}
        drawing={locator(homeTown, base, towns, 2 * closestOfTown)}
      />
    </>
  );
}
