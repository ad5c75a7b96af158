import type { ReactNode } from 'react';
import { PlainIsland } from '@/components/ui/island';
import type { KnownSlugs, UnknownPath } from '@/lib/pages/unknown-path';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { NotFoundPage } from './not-found-page';
import { notFoundSwitch } from './not-found-switch.client';
import { UnknownAttraction } from './unknown-attraction';
import { UnknownTown } from './unknown-town';

interface Props {
  business: Business;
  copy: Pages;
  services: readonly Service[];
  /** The towns to offer. */
  towns: readonly Town[];
  known: KnownSlugs;
}

/** Everything that may be shown at a URL without a page; the browser chooses by the URL. */
export function NotFoundVariants({ business, copy, services, towns, known }: Props) {
  return (
    <PlainIsland
      of={notFoundSwitch}
      file="not-found/not-found-switch"
      className="decided-by-url"
      wake=""
      props={{ known, brand: business.brand }}
    >
      <NotFoundPage business={business} copy={copy} services={services} towns={towns} />
      <Template kind="town">
        <UnknownTown business={business} copy={copy} services={services} />
      </Template>
      <Template kind="attraction">
        <UnknownAttraction business={business} copy={copy} />
      </Template>
    </PlainIsland>
  );
}

/**
 * React doesn't fill templates: where it renders the page (`next dev`), this is a hidden element.
 */
const Element = process.env.NODE_ENV === 'development' ? 'div' : 'template';

function Template({ kind, children }: { kind: UnknownPath['kind']; children: ReactNode }) {
  return (
    <Element data-kind={kind} hidden>
      {children}
    </Element>
  );
}
