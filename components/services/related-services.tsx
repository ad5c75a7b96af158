import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { ServiceCopy } from '@/lib/schema/pages/service';
import type { Service } from '@/lib/schema/service';
import { ServiceCard } from './service-card';

interface Props {
  copy: ServiceCopy['somethingElse'];
  heading: string;
  services: readonly Service[];
}

export function RelatedServices({ copy, heading, services }: Props) {
  return (
    <Section id="related" title={heading} heading="margin" className="print:hidden">
      <ul className="grid gap-x-8 gap-y-4 xl:grid-cols-3">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} />
        ))}
      </ul>
      <p className="mt-4">
        {copy.question}{' '}
        <a className="text-link" href={routes.contact}>
          {copy.link}
        </a>
      </p>
    </Section>
  );
}
