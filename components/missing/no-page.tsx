import type { ReactNode } from 'react';
import { PlainIsland } from '@/components/ui/island';
import type { KnownSlugs, Missing } from '@/lib/missing-page';
import type { Business } from '@/lib/schema/business';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { missingPage } from './missing-page.client';
import { NotFoundPage } from './not-found-page';
import { UnknownPlace } from './unknown-place';
import { UnknownTown } from './unknown-town';

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
    <PlainIsland
      of={missingPage}
      file="missing/missing-page"
      wake=""
      props={{ known, brand: business.brand }}
    >
      <NotFoundPage business={business} services={services} towns={towns} />
      <Template kind="town">
        <UnknownTown business={business} services={services} />
      </Template>
      <Template kind="place">
        <UnknownPlace business={business} />
      </Template>
    </PlainIsland>
  );
}

/** React fills no templates: where it hydrates the page, under `next dev`, a hidden element takes its place. */
const Element = process.env.NODE_ENV === 'development' ? 'div' : 'template';

function Template({ kind, children }: { kind: Missing['kind']; children: ReactNode }) {
  return (
    <Element data-kind={kind} hidden>
      {children}
    </Element>
  );
}
