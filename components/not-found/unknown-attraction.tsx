import { CallOrText } from '@/components/call/call-link';
import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { crumbsBelow } from '@/lib/pages/breadcrumbs';
import { nameToken } from '@/lib/pages/unknown-path';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';

/** A template for an attraction that has no page; its slug replaces the token. */
export function UnknownAttraction({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const { attraction, banner } = pages['not-found'];
  return (
    <PageFrame
      crumbs={crumbsBelow('places', attraction.heading, pages)}
      title={attraction.heading}
      eyebrow="404"
      ornament="seal"
      lead={attraction.text}
      head={
        <>
          <p className="wrap-anywhere mt-2">
            <bdi>{nameToken}</bdi>
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="schedule" href={routes.places}>
              {attraction.allAttractions}
            </ButtonLink>
            <CallOrText business={business} />
          </div>
        </>
      }
      band={<CallToAction business={business} copy={banner} />}
    />
  );
}
