import type { ReactNode } from 'react';
import { oneLine, placeMapUrl } from '@/lib/maps';
import { formatPhone, telHref } from '@/lib/phone';
import { distanceInWords, publicBuilding } from '@/lib/places';
import type { Town } from '@/lib/schema/town';
import type { Place } from '@/lib/towns';

/** What helps somebody who meets the notary there: where it is, whom to ask, where else to sit. */
export function PlaceFacts({ place, homeTown }: { place: Place; homeTown: Town }) {
  const { address, locationNote, phone, url, urlKind, operator, town, verified } = place;
  const building = publicBuilding(town);
  return (
    <dl className="border-4 border-gold-400 border-double bg-cream-50 px-4 sm:px-6 sm:py-1">
      {address && (
        <Fact name="Address">
          <a className="text-link" href={placeMapUrl(place, town)} rel="noopener">
            {oneLine(address)}
          </a>
        </Fact>
      )}
      {locationNote && (
        <Fact name="How to find it">
          {address ? (
            locationNote
          ) : (
            <a className="text-link" href={placeMapUrl(place, town)} rel="noopener">
              {locationNote}
            </a>
          )}
        </Fact>
      )}
      <Fact name={`From ${homeTown.name}`}>{distanceInWords(homeTown, place)}</Fact>
      {building && (
        <Fact name="Public building">
          {building.name}, {building.street}, {building.city ?? town.name}
          {!building.verified && ' (not confirmed)'}. Ask there first if you need a table
        </Fact>
      )}
      {phone && (
        <Fact name="Phone of the place">
          <a className="text-link tabular-nums" href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        </Fact>
      )}
      {url && (
        <Fact name={urlKind === 'operator' ? 'Run by' : 'Website'}>
          <a className="text-link" href={url} rel="noopener">
            {urlKind === 'operator' ? operator : 'Official site'}
          </a>
        </Fact>
      )}
      {!verified && (
        <Fact name="Before you drive">
          We could not confirm every detail of this entry. Please check it with the place.
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-4 border-cream-200 not-last:border-b py-3 sm:grid sm:grid-cols-3">
      <dt className="font-semibold text-gold-700">{name}</dt>
      <dd className="sm:col-span-2">{children}</dd>
    </div>
  );
}
