import { MapPin } from 'lucide-react';
import { CallToAction } from '@/components/call/call-to-action';
import { Locator } from '@/components/facts/locator';
import { PrintedAddress } from '@/components/facts/printed-address';
import { SampleMark } from '@/components/facts/sample-mark';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Prose } from '@/components/ui/prose';
import { placeOnMap } from '@/lib/drawing/map/place-on-map';
import { crumbsBelow } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import { fill, paragraphs } from '@/lib/text';
import { isInTown } from '@/lib/towns/attraction-facts';
import {
  attractionMapUrl,
  directionsToAttraction,
  directionsToBase,
  drivingEmbedUrl,
} from '@/lib/towns/google-maps';
import { withoutCommission } from '@/lib/towns/town-words';
import { townAndState } from '@/lib/towns/towns';
import { AttractionFacts, type AttractionProps } from './attraction-facts';
import { TitleLines } from './title-lines';

export function AttractionPage(props: AttractionProps) {
  const { business, pages, attraction } = props;
  const { name, town, description } = attraction;
  const { near, band } = pages.attraction;
  const instead = withoutCommission(business, town.state, pages.law);
  const words = instead ? band.notServed : band.served;
  const place = townAndState(town);
  const link = (
    <a className="underline" href={routes.town(town.slug)}>
      {fill(words.link, { town: town.name })}
    </a>
  );
  return (
    <PageFrame
      crumbs={crumbsBelow('places', name, pages)}
      title={<TitleLines name={name} />}
      eyebrow={isInTown(attraction) ? place : fill(near, { town: place })}
      aside={
        <>
          <AttractionFacts {...props} />
          <Locator
            {...props}
            place={placeOnMap(attraction, near)}
            map={
              attraction.hasMap && {
                name,
                title: `Directions from ${name} to ${business.base.name}`,
                src: drivingEmbedUrl(business, attraction, town),
                href: attractionMapUrl(attraction, town),
              }
            }
          />
        </>
      }
      foot={
        <>
          <PrintedAddress business={business} path={routes.attraction(attraction.slug)} />
          <AttractionDirections {...props} />
          <div className="mt-6">
            <Prose paragraphs={paragraphs(description)} />
          </div>
        </>
      }
      band={
        <CallToAction
          business={business}
          copy={{
            heading: fill(words.heading, { town: town.name }),
            text: (
              <>
                {instead && `${instead} `}
                <Filled text={band.text} values={{ link }} />
              </>
            ),
          }}
        />
      }
    />
  );
}

/** The way there, and from there to the notary. */
function AttractionDirections({ business, pages, attraction }: AttractionProps) {
  const copy = pages.attraction.directions;
  const { town } = attraction;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink
        variant="attraction"
        href={directionsToAttraction(attraction, town)}
        rel="noopener"
      >
        <MapPin className="size-5 shrink-0" />
        {fill(copy.toPlace, { attraction: attraction.name })}
      </ButtonLink>
      <ButtonLink
        variant="attraction"
        href={directionsToBase(business, { attraction, town })}
        rel="noopener"
      >
        <MapPin className="size-5" />
        <span>
          {fill(copy.toNotary, { base: business.base.name })}
          <SampleMark business={business} field="base" />
        </span>
      </ButtonLink>
    </div>
  );
}
