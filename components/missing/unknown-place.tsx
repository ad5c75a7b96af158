import { CallOrText } from '@/components/contact/call-link';
import { PageFrame } from '@/components/layout/page-frame';
import { BrandSeal } from '@/components/layout/seal';
import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-title';
import { placeCrumbs } from '@/lib/breadcrumbs';
import { nameToken } from '@/lib/missing-page';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { MissingBand } from './missing-band';

/** A template for an attraction that has no page; its slug takes the place of the token. */
export function UnknownPlace({ business }: { business: Business }) {
  return (
    <PageFrame
      crumbs={placeCrumbs('Attraction not found')}
      head={
        <PageTitle title="Attraction not found" eyebrow="404" ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">
            We couldn't find the attraction you're looking for
          </p>
          <p className="wrap-anywhere mt-2">
            <bdi>{nameToken}</bdi>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="schedule" href={routes.places}>
              Back to all places
            </ButtonLink>
            <CallOrText business={business} />
          </div>
        </PageTitle>
      }
      band={<MissingBand business={business} />}
    />
  );
}
