import { CallOrText } from '@/components/contact/call-link';
import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { PrintedAddress } from '@/components/layout/printed-address';
import { Seal } from '@/components/layout/seal';
import { LazyMap } from '@/components/maps/lazy-map';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { placeCrumbs } from '@/lib/breadcrumbs';
import { drivingEmbedUrl } from '@/lib/maps';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { townSeal } from '@/lib/seal';
import { paragraphs } from '@/lib/text';
import { townWords } from '@/lib/town-words';
import type { Place } from '@/lib/towns';
import { townAndState } from '@/lib/towns';
import { PlaceDirections } from './place-directions';
import { PlaceFacts } from './place-facts';

interface Props {
  business: Business;
  homeTown: Town;
  place: Place;
}

export function PlacePage({ business, homeTown, place }: Props) {
  const { name, town, description } = place;
  const { instead, place: forTown } = townWords(town, business);
  return (
    <PageFrame
      crumbs={placeCrumbs(name)}
      head={
        <PageTitle
          title={name}
          eyebrow={townAndState(town)}
          aside={
            <PlaceFacts
              business={business}
              place={place}
              homeTown={homeTown}
              seal={<Seal numbers={townSeal(town.slug)} />}
            />
          }
        >
          <PrintedAddress business={business} path={routes.place(place.slug)} />
          <div className="mt-6">
            <PlaceDirections business={business} place={place} />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading={`Signing ${forTown}?`}>
          <p>
            {instead && `${instead} `}Read{' '}
            <a className="underline" href={routes.town(town.slug)}>
              {instead ? `what we say about ${town.name}` : `how a visit goes in ${town.name}`}
            </a>
            , or call with the name of the paper and the hour that suits you.
          </p>
        </CallToAction>
      }
    >
      <Section id="about" title="About this place" heading="margin">
        <Prose paragraphs={paragraphs(description)} />
        <div className="mt-6">
          <CallOrText business={business} />
        </div>
        {place.hasMap && (
          <LazyMap
            title={`The drive from ${name} to the notary`}
            src={drivingEmbedUrl(business, place, town)}
            place={`The drive from ${name} to ${business.base.city}`}
          />
        )}
      </Section>
    </PageFrame>
  );
}
