import { LazyMap } from '@/components/attractions/lazy-map';
import { CallOrText } from '@/components/call/call-link';
import { CallToAction } from '@/components/call/call-to-action';
import { PrintedAddress } from '@/components/facts/printed-address';
import { Seal } from '@/components/facts/seal';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { townSeal } from '@/lib/drawing/seal-numbers';
import { attractionCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { paragraphs } from '@/lib/text';
import { drivingEmbedUrl } from '@/lib/towns/google-maps';
import { townWords } from '@/lib/towns/town-words';
import type { AttractionWithTown } from '@/lib/towns/towns';
import { townAndState } from '@/lib/towns/towns';
import { AttractionDirections } from './attraction-directions';
import { AttractionFacts } from './attraction-facts';

interface Props {
  business: Business;
  homeTown: Town;
  attraction: AttractionWithTown;
}

export function AttractionPage({ business, homeTown, attraction }: Props) {
  const { name, town, description } = attraction;
  const { instead, inTown } = townWords(town, business);
  return (
    <PageFrame
      crumbs={attractionCrumbs(name)}
      head={
        <PageTitle
          title={name}
          eyebrow={townAndState(town)}
          aside={
            <AttractionFacts
              business={business}
              attraction={attraction}
              homeTown={homeTown}
              seal={<Seal numbers={townSeal(town.slug)} />}
            />
          }
        >
          <PrintedAddress business={business} path={routes.attraction(attraction.slug)} />
          <div className="mt-6">
            <AttractionDirections business={business} attraction={attraction} />
          </div>
        </PageTitle>
      }
      band={
        <CallToAction business={business} heading={`Signing ${inTown}?`}>
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
        {attraction.hasMap && (
          <LazyMap
            title={`The drive from ${name} to the notary`}
            src={drivingEmbedUrl(business, attraction, town)}
            caption={`The drive from ${name} to ${business.base.city}`}
          />
        )}
      </Section>
    </PageFrame>
  );
}
