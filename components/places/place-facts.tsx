import { oneLine, placeMapUrl } from '@/lib/maps';
import { formatPhone, telHref } from '@/lib/phone';
import type { Place } from '@/lib/towns';

/** Where the place is and whom to ask about it. */
export function PlaceFacts({ place }: { place: Place }) {
  const { address, locationNote, phone, url, urlKind, operator, town, verified } = place;
  return (
    <dl className="mt-6 grid gap-4 border-gold-400 border-l-2 pl-6">
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

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
