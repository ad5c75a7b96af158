import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** Services as cards with no more than their names: a page about something else leads to them. */
export function ServiceNames({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-gutter">
      {services.map(({ slug, title }) => (
        <li key={slug} className="seal-mark border-cream-200 border-t">
          <a
            className="title-link wrap-anywhere flex min-h-11 items-center text-base/snug"
            href={routes.service(slug)}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
