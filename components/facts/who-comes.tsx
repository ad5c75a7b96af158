import type { Business } from '@/lib/schema/business';
import type { ContactCopy } from '@/lib/schema/pages/contact';
import { fill } from '@/lib/text';

interface Props {
  business: Business;
  copy: ContactCopy['whoComes'];
}

/** Who comes to the door, as far as the owner has said. */
export function WhoComes({ business: { notary }, copy }: Props) {
  const { name, since, portrait } = notary;
  if (!name && !since && !portrait) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4">
      {portrait && (
        <img
          className="size-24 rounded-md object-cover"
          src={`/${portrait.file}`}
          alt={portrait.alt}
          width={96}
          height={96}
          loading="lazy"
        />
      )}
      <p>
        {name && <strong className="block">{name}</strong>}
        {since && fill(copy.since, { year: since })}
      </p>
    </div>
  );
}
