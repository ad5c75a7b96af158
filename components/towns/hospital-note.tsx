import { isServed } from '@/lib/schema/authority';
import { visitsGuide } from '@/lib/services/services';
import { hospitalWords } from '@/lib/towns/nearest-hospital';
import type { TownProps } from './town-props';
import { VisitsLink } from './visits-link';

/** The nearest hospital, whom to call before us, and a link to how such a visit goes. */
export function HospitalNote({ business, pages, services, town, hospitals: nearest }: TownProps) {
  const copy = pages.town.hospital;
  const guide = visitsGuide(services, 'hospital');
  // A hospital of the town's own is on the certificate.
  if (!nearest || !guide || nearest.town === town) return null;
  const words = hospitalWords(nearest, town, copy, business);
  if (!isServed(business, nearest.town.state)) return <p className="mt-4">{words}</p>;
  return (
    <p className="mt-4">
      {`${words} ${copy.callFirst} `}
      <VisitsLink guide={guide} />
    </p>
  );
}
