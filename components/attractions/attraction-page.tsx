import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { Locator } from '@/components/facts/locator';
import { PrintedAddress } from '@/components/facts/printed-address';
import { Seal } from '@/components/facts/seal';
import { PageFrame } from '@/components/layout/page-frame';
import { Filled } from '@/components/ui/filled';
import { Prose } from '@/components/ui/prose';
import { buttonCorner } from '@/lib/drawing/map/locator';
import { placeOnMap } from '@/lib/drawing/map/place-on-map';
import { attractionSeal } from '@/lib/drawing/seal';
import { attractionCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import { fill, paragraphs } from '@/lib/text';
import { isInTown } from '@/lib/towns/attraction-facts';
import { attractionMapUrl, drivingEmbedUrl } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townAndState } from '@/lib/towns/towns';
import { AttractionDirections } from './attraction-directions';
import { AttractionFacts } from './attraction-facts';
import { TitleLines } from './title-lines';

interface Props extends Pick<Content, 'business' | 'pages'> {
  homeTown: Town;
  attraction: AttractionWithTown;
  /** The map of where it is, from `locator()`. */
  drawing: string;
}

export function AttractionPage({ business, pages, homeTown, attraction, drawing }: Props) {
  const { name, town, description } = attraction;
  const { near, directions, facts, band } = pages.attraction;
  const seal = attractionSeal(attraction, homeTown);
  const isServed = business.authority.states.includes(town.state);
  const { heading, link } = isServed ? band.served : band.notServed;
  const place = townAndState(town);
  return (
    <PageFrame
      crumbs={attractionCrumbs(name)}
      title={<TitleLines name={name} />}
      eyebrow={isInTown(attraction) ? place : fill(near, { town: place })}
      aside={
        <>
          <AttractionFacts
            business={business}
            copy={facts}
            attraction={attraction}
            seal={seal ? <Seal seal={seal} /> : <BrandSeal />}
          />
          <Locator
            drawing={drawing}
            map={
              attraction.hasMap
                ? {
                    title: `Directions from ${name} to ${business.base.name}`,
                    src: drivingEmbedUrl(business, attraction, town),
                    link: `Map of ${name}`,
                    href: attractionMapUrl(attraction, town),
                    corner: buttonCorner(homeTown, placeOnMap(attraction, near)),
                    copy: pages.map,
                  }
                : undefined
            }
          />
        </>
      }
      foot={
        <>
          <PrintedAddress business={business} path={routes.attraction(attraction.slug)} />
          <AttractionDirections business={business} copy={directions} attraction={attraction} />
          <div className="mt-6">
            <Prose paragraphs={paragraphs(description)} />
          </div>
        </>
      }
      band={
        <CallToAction
          business={business}
          copy={{
            heading: fill(heading, { town: town.name }),
            text: (
              <>
                {!isServed && `${business.law[town.state].withoutCommission} `}
                <Filled
                  text={band.text}
                  values={{
                    link: (
                      <a className="underline" href={routes.town(town.slug)}>
                        {fill(link, { town: town.name })}
                      </a>
                    ),
                  }}
                />
              </>
            ),
          }}
        />
      }
    />
  );
}
