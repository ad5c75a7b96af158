import { CallOrText } from '@/components/contact/call-link';
import { TownFinder } from '@/components/finder/town-finder';
import { Answers } from '@/components/layout/answers';
import { CallToAction } from '@/components/layout/call-to-action';
import { ServiceGrid } from '@/components/services/service-grid';
import { MapPin } from '@/components/towns/map-pin';
import type { KnownSlugs } from '@/lib/missing-page';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { MissingPage } from './missing-page.client';
import { NotFoundPage } from './not-found-page';

interface Props {
  business: Business;
  services: readonly Service[];
  /** The towns to offer. */
  towns: readonly Town[];
  known: KnownSlugs;
}

/** All that may be shown at an address without a page; the browser chooses by the address. */
export function NoPage({ business, services, towns, known }: Props) {
  return (
    <MissingPage
      known={known}
      brand={business.brand}
      notFound={<NotFoundPage business={business} services={services} towns={towns} />}
      sheet={
        <Answers
          business={business}
          where="Tell us the address, and you hear whether we can come"
        />
      }
      services={<ServiceGrid services={services} />}
      finder={<TownFinder business={business} />}
      call={<CallOrText business={business} />}
      pin={<MapPin />}
      band={
        <CallToAction business={business} heading="Tell us what the paper is called">
          <p>And where you are, and how many people sign. You hear when we can come.</p>
        </CallToAction>
      }
    />
  );
}
