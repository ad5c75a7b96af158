import { Seal } from '@/components/facts/seal';
import { VisitCertificate } from '@/components/facts/visit-certificate';
import { townSeal } from '@/lib/drawing/seal';
import { travelPriceTo, visitState } from '@/lib/pricing/fees';
import { isServed } from '@/lib/schema/authority';
import { visitsGuide } from '@/lib/services/services';
import { reachAt } from '@/lib/towns/visit-times';
import type { TownProps } from './town-props';
import { VisitsLink } from './visits-link';

export function TownCertificate(props: TownProps) {
  const { business, pages, services, town, homeTown, miles, hospitals } = props;
  const served = isServed(business, town.state);
  const guide = served && hospitals?.town === town ? visitsGuide(services, 'hospital') : undefined;
  return (
    <VisitCertificate
      {...props}
      states={[visitState(business, town.state)]}
      travel={travelPriceTo(business, town)}
      reach={served ? reachAt(miles, business) : 'unknown'}
      hospital={
        guide && (
          <>
            {`${pages.certificate.hospital.note} `}
            <VisitsLink guide={guide} />
          </>
        )
      }
      seal={<Seal seal={townSeal(town, homeTown)} />}
    />
  );
}
