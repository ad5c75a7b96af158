import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { Locator } from '@/components/facts/locator';
import { PrintedAddress } from '@/components/facts/printed-address';
import { Seal } from '@/components/facts/seal';
import { TitleLines } from '@/components/facts/title-lines';
import { PageFrame } from '@/components/layout/page-frame';
import { Filled } from '@/components/ui/filled';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { buttonCorner } from '@/lib/drawing/map/locator';
import { placeOnMap } from '@/lib/drawing/map/place-on-map';
import { townSeal } from '@/lib/drawing/seal-numbers';
import { attractionSealWords } from '@/lib/drawing/seal-words';
import { attractionCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';
import { fill, paragraphs } from '@/lib/text';
import { isInTown } from '@/lib/towns/attraction-facts';
import { attractionMapUrl, drivingEmbedUrl } from '@/lib/towns/google-maps';
import { isCommissionedIn } from '@/lib/towns/town-words';
import type { AttractionWithTown } from '@/lib/towns/towns';
import { townAndState } from '@/lib/towns/towns';
import { AttractionDirections } from './attraction-directions';
import { AttractionFacts } from './attraction-facts';

interface Props {
  business: Business;
  copy: Pages;
  homeTown: Town;
  attraction: AttractionWithTown;
  /** The map of where it is, from `locator()`. */
  drawing: string;
}

export function AttractionPage({ business, copy, homeTown, attraction, drawing }: Props) {
  const { name, town, description } = attraction;
  const { near, directions, facts, band } = copy.attraction;
  const words = attractionSealWords(attraction, homeTown);
  const isServed = isCommissionedIn(business, town.state);
  const { heading, link } = isServed ? band.served : band.notServed;
  return (
    <PageFrame
      crumbs={attractionCrumbs(name)}
      head={
        <PageTitle
          title={<TitleLines name={name} />}
          eyebrow={
            isInTown(attraction) ? townAndState(town) : fill(near, { town: townAndState(town) })
          }
          aside={
            <>
              <AttractionFacts
                business={business}
                copy={facts}
                attraction={attraction}
                seal={words ? <Seal numbers={townSeal(town.slug)} words={words} /> : <BrandSeal />}
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
                        copy: copy.map,
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
        />
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
