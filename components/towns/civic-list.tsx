import type { Town } from '@/lib/schema/town';

export function CivicList({ town }: { town: Town }) {
  if (town.civic.length === 0) return null;
  return (
    <section aria-labelledby="public-places-heading" className="mt-6">
      <h3 id="public-places-heading" className="text-xl">
        Offices and public places
      </h3>
      <ul className="mt-3 grid gap-x-gutter gap-y-3 sm:grid-cols-2">
        {town.civic.map(({ name, kind, street, city, state, zip, note, verified }) => (
          <li key={`${name} ${kind}`}>
            <span className="font-semibold">{name.replaceAll(' - ', '\u00a0- ')}</span>
            {/* An address that no one has confirmed could send people to the wrong door. */}
            {verified && (
              <span className="block">
                {[street, city ?? town.name, `${state ?? town.state} ${zip}`].join(', ')}
              </span>
            )}
            {note && <span className="block text-sm">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
