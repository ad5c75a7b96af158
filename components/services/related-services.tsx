import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { ServiceCopy } from '@/lib/schema/pages/service';
import type { Service } from '@/lib/schema/service';
import { ServiceNames } from './service-names';

interface Props {
  copy: ServiceCopy['somethingElse'];
  heading: string;
  services: readonly Service[];
}

export function RelatedServices({ copy, heading, services }: Props) {
  return (
    <Section id="related" title={heading} heading="margin" className="print:hidden">
      <ServiceNames services={services} />
      <p className="mt-4">
        {copy.question}{' '}
        <a className="text-link" href={routes.contact}>
          {copy.link}
        </a>
      </p>
    </Section>
  );
}
