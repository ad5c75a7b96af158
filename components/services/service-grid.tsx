import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import { Stamp } from './stamp';

/** How many documents a card shows (decision 0021). */
const shownDocuments = 4;

/** How many cards are side by side where there is room: across the page, in a column of it, three. */
const columns = {
  page: 'page-cards lg:grid-cols-4',
  column: '',
  three: 'page-cards md:grid-cols-3',
};

interface Props {
  services: readonly Service[];
  wide?: keyof typeof columns;
}

/** Services as cards: title, description, and the first of their documents. */
export function ServiceGrid({ services, wide = 'page' }: Props) {
  return (
    <ul className={clsx('mt-5 grid gap-3 sm:grid-cols-2 md:gap-5', columns[wide])}>
      {services.map(({ title, description, commonDocuments, slug }) => (
        <li key={slug} className="service-card">
          <Stamp />
          <div>
            <h3>
              <a className="title-link" href={routes.service(slug)}>
                {title}
              </a>
            </h3>
            <p>{description}</p>
          </div>
          <ul>
            {commonDocuments.slice(0, shownDocuments).map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
