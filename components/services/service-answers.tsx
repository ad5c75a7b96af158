import { QuickFacts } from '@/components/facts/quick-facts';
import { Filled } from '@/components/ui/filled';
import { onlineFee } from '@/lib/pricing/fees';
import type { Content } from '@/lib/schema/content';
import type { Service } from '@/lib/schema/service';
import { capitalize } from '@/lib/text';

export type ServiceProps = Content & { service: Service };

/** The sheet of a service, for a visit or for an online session. */
export function ServiceAnswers(props: ServiceProps) {
  const { business, pages, service } = props;
  const own = { bring: service.bring, bringList: '#what-to-bring' };
  if (!service.online) return <QuickFacts {...props} {...own} cost={service.cost} />;
  const { where, cost } = pages.service.online;
  const fee = <strong>{capitalize(onlineFee(business))}</strong>;
  const session = service.cost ?? <Filled text={cost} values={{ fee }} />;
  return <QuickFacts {...props} {...own} where={where} cost={session} />;
}
