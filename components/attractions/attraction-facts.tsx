import type { ReactNode } from 'react';
import { Certificate } from '@/components/facts/certificate';
import { Seal } from '@/components/facts/seal';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { attractionSeal } from '@/lib/drawing/seal';
import type { Content } from '@/lib/schema/content';
import { attractionMapUrl, oneLine } from '@/lib/towns/google-maps';
import { type AttractionWithTown, townBySlug } from '@/lib/towns/towns';

export type AttractionProps = Content & { attraction: AttractionWithTown };

/** What helps people meet the notary there: where it is and whom to ask. */
export function AttractionFacts({ business, towns, attraction }: AttractionProps) {
  const seal = attractionSeal(attraction, townBySlug(towns, business.home.town));
  const { address, locationNote, phone, town, caution } = attraction;
  const map = (words: string) => (
    <TextLink href={attractionMapUrl(attraction, town)}>{words}</TextLink>
  );
  const rows: [string, ReactNode][] = [
    ['Address', address && <span className="value">{map(oneLine(address))}</span>],
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
    <Certificate business={business} seal={seal && <Seal seal={seal} />} foot={seal && answers}>
      {!seal && answers}
    </Certificate>
  );
}
