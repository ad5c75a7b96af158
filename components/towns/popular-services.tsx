import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

interface Props {
  heading: string;
  services: readonly Service[];
}

export function PopularServices({ heading, services }: Props) {
  return (
    <Section id="popular-services" title={heading} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {services.map(({ slug, title }) => (
          <li key={slug}>
            <a
              className="inline-flex min-h-9 items-center rounded-md border border-cream-200 px-3 py-1 text-link text-sm active:bg-cream-100"
              href={routes.service(slug)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
