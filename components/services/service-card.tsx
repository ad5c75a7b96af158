import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

/** How many documents a card shows (decision 0021). */
const shownDocuments = 4;

interface Props {
  service: Service;
  /** The screens that show its description. */
  described?: 'all' | 'wide' | undefined;
}

/** A service with the first of its documents in one run. */
export function ServiceCard({ service, described = 'all' }: Props) {
  const { title, description, commonDocuments, slug } = service;
  return (
    <li className="border-cream-200 border-t pt-3">
      <h3 className="text-xl">
        <a className="title-link" href={routes.service(slug)}>
          {title}
        </a>
      </h3>
      <p className={clsx('mt-2', described === 'wide' && 'max-lg:hidden')}>{description}</p>
      <ul className="run-in mt-1 text-sm">
        {commonDocuments.slice(0, shownDocuments).map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
    </li>
  );
}
