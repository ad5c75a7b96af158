import type { ReactNode } from 'react';
import { BrandSeal } from '@/components/facts/brand-seal';
import { Seal } from '@/components/facts/seal';
import { Sheet, SheetRow } from '@/components/ui/sheet';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { attractionSeal } from '@/lib/drawing/seal';
import type { Content } from '@/lib/schema/content';
import { fill } from '@/lib/text';
import { publicBuilding } from '@/lib/towns/attraction-facts';
import { attractionMapUrl, oneLine } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townBySlug } from '@/lib/towns/towns';

export type AttractionProps = Content & { attraction: AttractionWithTown };

/** What helps people meet the notary there: where it is, whom to ask, where else to sit. */
export function AttractionFacts({ business, pages, towns, attraction }: AttractionProps) {
  const copy = pages.attraction.facts;
  const seal = attractionSeal(attraction, townBySlug(towns, business.home.town));
  const { address, locationNote, phone, town, caution } = attraction;
  const building = business.authority.states.includes(town.state)
    ? publicBuilding(attraction)
    : undefined;
  const map = (words: string) => (
    <TextLink href={attractionMapUrl(attraction, town)}>{words}</TextLink>
  );
  const rows: [string, ReactNode][] = [
    ['Address', address && map(oneLine(address))],
    ['How to find it', locationNote && (address ? locationNote : map(locationNote))],
    [
      copy.buildingLabel,
      building &&
        fill(copy.building, {
          building: [building.name, ...(building.verified ? [building.street] : [])].join(', '),
        }),
    ],
    [
      'Phone',
      phone && (
        <a className="tabular text-link" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
      ),
    ],
    ['Before you drive', caution],
  ];
  return (
    <Sheet ornament={seal ? <Seal seal={seal} /> : <BrandSeal />}>
      {rows.map(
        ([name, words]) =>
          words && (
            <SheetRow key={name} label="long" name={name}>
              {words}
            </SheetRow>
          ),
      )}
    </Sheet>
  );
}
