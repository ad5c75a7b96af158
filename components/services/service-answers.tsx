import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { Filled } from '@/components/ui/filled';
import { onlineFee } from '@/lib/pricing/fees';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Service } from '@/lib/schema/service';
import { capitalize } from '@/lib/text';

interface Props {
  business: Business;
  copy: Pages;
  service: Service;
  /** The area we travel to, in words. */
  area: string;
}

/** The sheet of a service, for a visit or for an online session. */
export function ServiceAnswers({ business, copy, service, area }: Props) {
  const { online } = copy.service;
  const common = {
    business,
    copy: copy.sheet,
    bring: service.bring,
    bringList: '#what-to-bring',
  };
  if (!service.online) {
    return <QuickFacts {...common} cost={service.cost} where={<AreaLink area={area} />} />;
  }
  const fee = <strong>{capitalize(onlineFee(business))}</strong>;
  return (
    <QuickFacts
      {...common}
      where={online.where}
      cost={service.cost ?? <Filled text={online.cost} values={{ fee }} />}
    />
  );
}
