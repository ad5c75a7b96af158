import { AreaLink } from '@/components/facts/area-link';
import { QuickFacts } from '@/components/facts/quick-facts';
import { Filled } from '@/components/ui/filled';
import { onlineFee } from '@/lib/pricing/fees';
import type { Content } from '@/lib/schema/content';
import type { Service } from '@/lib/schema/service';
import { capitalize } from '@/lib/text';

/** What a service's page is made from, besides lists of its own. */
export interface ServiceProps extends Pick<Content, 'business' | 'pages' | 'towns'> {
  service: Service;
}

/** The sheet of a service, for a visit or for an online session. */
export function ServiceAnswers({ business, pages, service, towns }: ServiceProps) {
  const { online } = pages.service;
  const common = {
    business,
    copy: pages.sheet,
    bring: service.bring,
    bringList: '#what-to-bring',
  };
  if (!service.online) {
    const where = <AreaLink business={business} towns={towns} />;
    return <QuickFacts {...common} cost={service.cost} where={where} />;
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
