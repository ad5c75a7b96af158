import type { Practice } from '../schema/business';
import type { Service, ServiceRecord } from '../schema/service';

/** The service with the texts that are true under the commissions in force. */
export function resolveService(record: ServiceRecord, { remote }: Practice): Service {
  const { needs, otherwise, ...service } = record;
  if (needs === undefined) return { ...service, online: false };
  // Its texts are of a notary who sits in Idaho (51-114A).
  if (remote.includes('ID')) return { ...service, online: true };
  return { ...service, ...otherwise, online: false };
}
