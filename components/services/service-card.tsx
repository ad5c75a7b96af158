import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** How many documents a card shows (specification, section 9). */
const shownDocuments = 4;

export function ServiceCard({ service }: { service: Service }) {
  const { title, description, commonDocuments, slug } = service;
  return (
    <li className="border-cream-200 border-t pt-5">
      <h3 className="text-xl">
        <a
          className="decoration-2 decoration-gold-400 underline-offset-4 hover:underline"
          href={routes.service(slug)}
        >
          {title}
        </a>
      </h3>
      <p className="mt-2">{description}</p>
      <ul className="mt-3 border-gold-400 border-l pl-4 text-sm">
        {commonDocuments.slice(0, shownDocuments).map((document) => (
          <li key={document} className="py-0.5">
            {document}
          </li>
        ))}
      </ul>
    </li>
  );
}
