import type { Service } from '@/lib/schema/service';
import { ServiceCard } from './service-card';

export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 sm:*:nth-2:border-0 sm:*:nth-2:pt-0">
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} />
      ))}
    </ul>
  );
}
