import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** How many documents a card shows (decision 0021). */
const shownDocuments = 4;

export function ServiceCard({ service }: { service: Service }) {
  const { title, description, commonDocuments, slug } = service;
  return (
    <li className="border-cream-200 border-t pt-5 first:border-0 first:pt-0">
      <h3 className="text-xl">
        <a className="title-link" href={routes.service(slug)}>
          {title}
        </a>
      </h3>
      <p className="mt-2">{description}</p>
      <ul className="mt-3 border-cream-200 border-l pl-4 text-sm">
        {commonDocuments.slice(0, shownDocuments).map((document) => (
          <li key={document} className="py-0.5">
            {document}
          </li>
        ))}
      </ul>
    </li>
  );
}
