import { CallOrText } from '@/components/call/call-link';
import { BrandSeal } from '@/components/facts/seal';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-title';
import { attractionCrumbs } from '@/lib/pages/breadcrumbs';
import { nameToken } from '@/lib/pages/unknown-path';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { NotFoundBanner } from './not-found-banner';

/** A template for an attraction that has no page; its slug replaces the token. */
export function UnknownAttraction({ business }: { business: Business }) {
  return (
    <PageFrame
      crumbs={attractionCrumbs('Attraction not found')}
      head={
        <PageTitle title="Attraction not found" eyebrow="404" ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">
            We couldn't find the attraction you're looking for
          </p>
          <p className="wrap-anywhere mt-2">
            <bdi>{nameToken}</bdi>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="secondary" href={routes.places}>
              Back to all places
            </ButtonLink>
            <CallOrText business={business} />
          </div>
        </PageTitle>
      }
      band={<NotFoundBanner business={business} />}
    />
  );
}
