import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { TownCopy } from '@/lib/schema/pages/town';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';
import { visitsGuide } from '@/lib/services/services';
import { hospitalWords, type NearestHospitals } from '@/lib/towns/nearest-hospital';

interface Props {
  business: Business;
  copy: TownCopy['hospital'];
  services: readonly Service[];
  town: Town;
  nearest: NearestHospitals | undefined;
}

/** The nearest hospital, whom to call before us, and a link to how such a visit goes. */
export function HospitalNote({ business, copy, services, town, nearest }: Props) {
  const guide = visitsGuide(services);
  // A hospital of the town's own has its row in the sheet.
  if (!nearest || !guide || nearest.town === town) return null;
  const words = hospitalWords(nearest, town, copy, business);
  if (!business.authority.states.includes(nearest.town.state))
    return <p className="mt-4">{words}</p>;
  return (
    <p className="mt-4">
      {`${words} ${copy.callFirst} `}
      <TextLink href={routes.visits(guide.slug)}>{copy.link}</TextLink>
    </p>
  );
}
