import { clsx } from 'clsx';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';
import { Stamp } from './stamp';

/** How many documents a card shows (decision 0005). */
const shownDocuments = 4;

/** `related`: three cards below another service. */
const looks = {
  page: 'page-cards sm:grid-cols-2 lg:grid-cols-4',
  column: 'sm:grid-cols-2 md:gap-x-gutter',
  related: '*:row-span-1 md:grid-cols-3 md:max-lg:*:block',
};

interface Props {
  services: readonly Service[];
  look?: keyof typeof looks;
}

/** Services as cards; related ones have no documents. app/service-cards.css needs this markup. */
export function ServiceGrid({ services, look = 'page' }: Props) {
  return (
    <ul className={clsx('mt-5 grid gap-3 md:gap-5', looks[look])}>
      {services.map(({ title, description, commonDocuments, slug, stamp }) => (
        <li key={slug} className="service-card">
          <Stamp stamp={stamp} />
          <div>
            <h3>
              <a className="title-link" href={routes.service(slug)}>
                {title}
              </a>
            </h3>
            <p>{description}</p>
          </div>
          {look !== 'related' && commonDocuments.length > 0 && (
            <ul>
              {commonDocuments.slice(0, shownDocuments).map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
