import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** How many documents a card shows (decision 0021). */
const shownDocuments = 4;

/** The services, each with the first of its documents in one run. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <ul className="grid gap-x-gutter gap-y-4 sm:grid-cols-2 sm:gap-y-6">
      {services.map(({ title, description, commonDocuments, slug }) => (
        <li key={slug} className="border-cream-200 border-t pt-3">
          <h3 className="text-xl">
            <a className="title-link" href={routes.service(slug)}>
              {title}
            </a>
          </h3>
          <p className="mt-2">{description}</p>
          <ul className="run-in mt-1 text-sm">
            {commonDocuments.slice(0, shownDocuments).map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
