import type { ReactNode } from 'react';
import { Sheet, SheetRow } from '@/components/ui/sheet';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import type { AttractionCopy } from '@/lib/schema/pages/attraction';
import { fill } from '@/lib/text';
import { publicBuilding } from '@/lib/towns/attraction-facts';
import { attractionMapUrl, oneLine } from '@/lib/towns/google-maps';
import { isCommissionedIn } from '@/lib/towns/town-words';
import type { AttractionWithTown } from '@/lib/towns/towns';

interface Props {
  business: Business;
  copy: AttractionCopy['facts'];
  attraction: AttractionWithTown;
  seal: ReactNode;
}

/** What helps people meet the notary there: where it is, whom to ask, where else to sit. */
export function AttractionFacts({ business, copy, attraction, seal }: Props) {
  const { address, locationNote, phone, url, urlKind, operator, town, caution } = attraction;
  const building = isCommissionedIn(business, town.state) ? publicBuilding(attraction) : undefined;
  return (
    <Sheet ornament={seal}>
      {address && (
        <SheetRow label="long" name="Address">
          <TextLink href={attractionMapUrl(attraction, town)}>{oneLine(address)}</TextLink>
        </SheetRow>
      )}
      {locationNote && (
        <SheetRow label="long" name="How to find it">
          {address ? (
            locationNote
          ) : (
            <TextLink href={attractionMapUrl(attraction, town)}>{locationNote}</TextLink>
          )}
        </SheetRow>
      )}
      {building && (
        <SheetRow label="long" name={copy.buildingLabel}>
          {fill(copy.building, {
            building: [building.name, ...(building.verified ? [building.street] : [])].join(', '),
          })}
        </SheetRow>
      )}
      {phone && (
        <SheetRow label="long" name="Phone">
          <a className="tabular text-link" href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        </SheetRow>
      )}
      {url && (
        <SheetRow label="long" name={urlKind === 'operator' ? 'Run by' : 'Website'}>
          <TextLink href={url}>{urlKind === 'operator' ? operator : 'Official site'}</TextLink>
        </SheetRow>
      )}
      {caution && (
        <SheetRow label="long" name="Before you drive">
          {caution}
        </SheetRow>
      )}
    </Sheet>
  );
}
