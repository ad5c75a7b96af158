import type { ReactNode } from 'react';
import { Certificate } from '@/components/facts/certificate';
import { MapDrawing } from '@/components/facts/map-drawing';
import { Seal } from '@/components/facts/seal';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { locatorVignette, vignetteSize } from '@/lib/drawing/map/locator';
import { placeOnMap } from '@/lib/drawing/map/place-on-map';
import { attractionSeal } from '@/lib/drawing/seal';
import type { Content } from '@/lib/schema/content';
import { isInTown } from '@/lib/towns/attraction-facts';
import { attractionMapUrl, oneLine } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townBySlug } from '@/lib/towns/towns';

export type AttractionProps = Content & { attraction: AttractionWithTown };

/** What helps people meet the notary there: where it is and whom to ask. */
export function AttractionFacts({ business, towns, attraction }: AttractionProps) {
  const homeTown = townBySlug(towns, business.home.town);
  const seal = attractionSeal(attraction, homeTown);
  // The drawing of a town says nothing about what may be anywhere around it.
  const isDrawn = seal || (attraction.address && isInTown(attraction));
  const drawing = isDrawn && locatorVignette(homeTown, placeOnMap(attraction), towns);
  const { address, locationNote, phone, town, caution } = attraction;
  const map = (words: string) => (
    <TextLink href={attractionMapUrl(attraction, town)}>{words}</TextLink>
  );
  const rows: [string, ReactNode][] = [
    ['Address', address && map(oneLine(address))],
    ['How to find it', locationNote && (address ? locationNote : map(locationNote))],
    [
      'Phone',
      phone && (
        <a className="text-link tabular" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
      ),
    ],
    ['Before you drive', caution],
  ];
  const answers = rows.map(
    ([name, words]) =>
      words && (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ),
  );
  return (
    <Certificate
      business={business}
      vignette={drawing && <MapDrawing drawing={drawing} size={vignetteSize} />}
      seal={seal && <Seal seal={seal} />}
      foot={seal && answers}
    >
      {!seal && answers}
    </Certificate>
  );
}
