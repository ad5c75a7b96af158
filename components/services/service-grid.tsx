import type { Service } from '@/lib/schema/service';
import { ServiceCard } from './service-card';

interface Props {
  services: readonly Service[];
  /** The screens that show the descriptions. */
  described?: 'all' | 'wide' | undefined;
}

export function ServiceGrid({ services, described }: Props) {
  return (
    <ul className="grid gap-x-gutter gap-y-4 sm:grid-cols-2 sm:gap-y-6">
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} described={described} />
      ))}
    </ul>
  );
}
