import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';

export function PopularServices({ services, town }: { services: readonly Service[]; town: Town }) {
  return (
    <Section id="popular-services" heading={`Popular services in ${town.name}`}>
      <ul className="mt-4 flex flex-wrap gap-2">
        {services.map(({ slug, title }) => (
          <li key={slug}>
            <a
              className="inline-flex min-h-9 items-center rounded-md border border-cream-200 bg-cream-100 px-3 py-1 text-sm hover:border-gold-400"
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
