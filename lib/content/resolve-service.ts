import type { Authority } from '../schema/commission';
import type { Service, ServiceRecord } from '../schema/service';

/** The service with the texts that are true under the current commissions. */
export function resolveService(record: ServiceRecord, { online }: Authority): Service {
  const { needs, otherwise, ...service } = record;
  if (needs === undefined) return { ...service, online: false };
  return online ? { ...service, online } : { ...service, ...otherwise, online };
}
