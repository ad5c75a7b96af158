import type { ReactNode } from 'react';
import { Answer, PlaceCertificate } from '@/components/facts/certificate';
import { Seal } from '@/components/facts/seal';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { attractionSeal } from '@/lib/drawing/seal';
import { cityLine } from '@/lib/towns/address';
import { coordinatesOf, formatMiles, milesBetween, milesNote } from '@/lib/towns/distance';
import { attractionMapUrl } from '@/lib/towns/google-maps';
import { homeTownOf } from '@/lib/towns/towns';
import type { AttractionProps } from './attraction-props';

/** What helps people meet the notary there: where it is and whom to ask. */
export function AttractionFacts({ business, towns, attraction }: AttractionProps) {
  const home = homeTownOf({ business, towns });
  const seal = attractionSeal(attraction, home);
  const { address, locationNote, phone, town, caution } = attraction;
  // If only the town is known, the card says how far that is.
  const place = coordinatesOf(attraction) ?? town;
  const map = (words: ReactNode) => (
    <TextLink href={attractionMapUrl(attraction, town)}>{words}</TextLink>
  );
  const howToFind = 'How to find it';
  return (
    <PlaceCertificate
      seal={seal && <Seal seal={seal} />}
      first={
        address ? (
          <Answer label="Address">
            <span className="value">
              {map(
                <>
                  {`${address.street}, `}
                  <span className="sm:whitespace-nowrap">{cityLine(address)}</span>
                </>,
              )}
            </span>
          </Answer>
        ) : (
          <Answer label={howToFind}>{map(locationNote)}</Answer>
        )
      }
    >
      {address && locationNote && <Answer label={howToFind}>{locationNote}</Answer>}
      {phone && (
        <Answer label="Phone">
          <a className="text-link tabular" href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        </Answer>
      )}
      {caution && <Answer label="Before you drive">{caution}</Answer>}
      {(place !== town || town.slug !== home.slug) && (
        <Answer label={`From ${home.name}${place === town ? ` to ${town.name}` : ''}`}>
          <strong className="value">{formatMiles(milesBetween(home, place))}</strong> {milesNote}
        </Answer>
      )}
    </PlaceCertificate>
  );
}
