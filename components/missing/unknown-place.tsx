import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { BrandSeal } from '@/components/layout/seal';
import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-title';
import { placeCrumbs } from '@/lib/breadcrumbs';
import { routes } from '@/lib/routes';

interface Props {
  slug: string;
  band: ReactNode;
  call: ReactNode;
}

export function UnknownPlace({ slug, band, call }: Props) {
  return (
    <PageFrame
      crumbs={placeCrumbs('Attraction not found')}
      head={
        <PageTitle title="Attraction not found" eyebrow="404" ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">
            We couldn't find the attraction you're looking for
          </p>
          <p className="wrap-anywhere mt-2">
            <bdi>{slug}</bdi>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="schedule" href={routes.places}>
              Back to all places
            </ButtonLink>
            {call}
          </div>
        </PageTitle>
      }
      band={band}
    />
  );
}
