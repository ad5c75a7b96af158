import type { Content } from '@/lib/schema/content';
import type { Picture as Photo } from '@/lib/schema/notary';

/** Who comes to the door, and in which car, as far as the owner has said. */
export function WhoComes({ business }: Pick<Content, 'business'>) {
  const { name, portrait, car } = business.notary;
  const since = !business.authority.lapsed && business.notary.since;
  const isWhoKnown = name || since || portrait;
  if (!isWhoKnown && !car) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-x-gutter gap-y-4">
      {isWhoKnown && (
        <div className="flex max-w-full flex-wrap items-center gap-4 self-start">
          {portrait && (
            <div className="cameo">
              <Picture picture={portrait} className="size-full object-cover" />
            </div>
          )}
          {(name || since) && (
            <p className="flex-1">
              {name && <strong className="block">{name}</strong>}
              {since && `Notary public since ${since}`}
            </p>
          )}
        </div>
      )}
      {car && (
        <figure className="max-w-full print:hidden">
          <Picture
            picture={car}
            className="aspect-3/2 h-auto w-72 max-w-full rounded-md object-cover"
          />
          <figcaption className="text-sm">Look for this car</figcaption>
        </figure>
      )}
    </div>
  );
}

/** A photograph, whose space is there before it loads. */
function Picture({ picture, className }: { picture: Photo; className: string }) {
  const { sources, alt, ...image } = picture;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...image} alt={alt} className={className} loading="lazy" />
    </picture>
  );
}
