import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import { Stamp } from './stamp';

interface Props {
  services: readonly Service[];
  /** What the link to the box for documents says. */
  lookUp: string;
}

/** The services most asked for in a town, as links with no more than their names. */
export function PopularServices({ services, lookUp }: Props) {
  return (
    <Section
      id="popular"
      title="Popular services"
      layout="inline"
      className="@container print:hidden"
    >
      <ul className="grid gap-x-gutter sm:grid-cols-2 @5xl:grid-cols-4">
        {services.map(({ slug, title: name, stamp }) => (
          <li key={slug} className="flex items-center gap-2 py-1">
            <Stamp stamp={stamp} className="w-9" />
            <a className="min-w-0 py-2.5 text-link" href={routes.service(slug)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <TextLink href={routes.document}>{lookUp}</TextLink>
      </p>
    </Section>
  );
}
