import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** How many documents a card shows (specification, section 9). */
const shownDocuments = 4;

export function ServiceCard({ service }: { service: Service }) {
  const { title, description, commonDocuments, slug } = service;
  return (
    <li className="border-gold-400 border-t-2 pt-4">
      <h3 className="text-xl">
        <a className="hover:underline" href={routes.service(slug)}>
          {title}
        </a>
      </h3>
      <p className="mt-2 text-sm">{description}</p>
      <ul className="mt-3 divide-y divide-cream-200 border-cream-200 border-y text-sm">
        {commonDocuments.slice(0, shownDocuments).map((document) => (
          <li key={document} className="py-1">
            {document}
          </li>
        ))}
      </ul>
    </li>
  );
}
