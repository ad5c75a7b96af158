import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import { ServiceCard } from './service-card';

export function RelatedServices({ services }: { services: readonly Service[] }) {
  return (
    <Section id="related" title="Related services" heading="margin" className="print:hidden">
      <ul className="grid gap-8 xl:grid-cols-3 xl:*:border-0 xl:*:pt-0">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </ul>
      <p className="mt-6">
        Something else?{' '}
        <a className="text-link" href={routes.contact}>
          Contact us
        </a>
      </p>
    </Section>
  );
}
