import type { Service } from '@/lib/schema/service';
import { ServiceCard } from './service-card';

export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-4 sm:grid-cols-2 sm:gap-y-6">
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} />
      ))}
    </ul>
  );
}
