import { CallOrText } from '@/components/call/call-link';
import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-title';
import { attractionCrumbs } from '@/lib/pages/breadcrumbs';
import { nameToken } from '@/lib/pages/unknown-path';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';

interface Props {
  business: Business;
  copy: Pages;
}

/** A template for an attraction that has no page; its slug replaces the token. */
export function UnknownAttraction({ business, copy }: Props) {
  const { attraction, banner } = copy['not-found'];
  return (
    <PageFrame
      crumbs={attractionCrumbs(attraction.heading)}
      head={
        <PageTitle title={attraction.heading} eyebrow="404" ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">{attraction.text}</p>
          <p className="wrap-anywhere mt-2">
            <bdi>{nameToken}</bdi>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="schedule" href={routes.places}>
              {attraction.allAttractions}
            </ButtonLink>
            <CallOrText business={business} />
          </div>
        </PageTitle>
      }
      band={<CallToAction business={business} copy={banner} />}
    />
  );
}
