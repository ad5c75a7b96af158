import { CallOrText } from '@/components/contact/call-link';
import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { LazyMap } from '@/components/maps/lazy-map';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { drivingEmbedUrl } from '@/lib/maps';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { paragraphs } from '@/lib/text';
import { type Place, townAndState } from '@/lib/towns';
import { PlaceDirections } from './place-directions';
import { PlaceFacts } from './place-facts';

export function PlacePage({ business, place }: { business: Business; place: Place }) {
  const { name, town, description } = place;
  return (
    <PageFrame
      crumbs={[{ name: 'Places', href: routes.places }, { name }]}
      band={
        <CallToAction business={business} heading={`Signing in ${town.name}?`}>
          <p>
            Read{' '}
            <a className="underline" href={routes.town(town.slug)}>
              how a visit goes in {town.name}
            </a>
            , or call with the name of the paper and the hour that suits you.
          </p>
        </CallToAction>
      }
    >
      <PageTitle title={name} eyebrow={townAndState(town)} />
      <div className="lg:grid lg:grid-cols-12 lg:gap-12">
        <div className="lg:col-span-7">
          <Prose paragraphs={paragraphs(description)} />
          <div className="mt-6">
            <CallOrText business={business} />
          </div>
        </div>
        <div className="lg:col-span-5">
          <PlaceFacts place={place} />
          <PlaceDirections business={business} place={place} />
        </div>
      </div>
      {place.hasMap && (
        <LazyMap
          title={`The drive from ${name} to the notary`}
          src={drivingEmbedUrl(business, place, town)}
          place={`The drive from ${name} to ${business.base.city}`}
        />
      )}
    </PageFrame>
  );
}
