import { Section } from '@/components/ui/section';
import type { Town } from '@/lib/schema/town';

/** Offices and public places nearby, with their addresses. */
export function CivicList({ town }: { town: Town }) {
  if (town.civic.length === 0) return null;
  return (
    <Section id="public-places" title="Offices and public places">
      <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {town.civic.map(({ name, kind, street, city, state, zip, verified }) => (
          <li key={`${name} ${kind}`}>
            <span className="font-semibold">{name}</span>
            <br />
            {`${street}, ${city ?? town.name}, ${state ?? town.state} ${zip}`}
            {!verified && <span className="block text-sm">Not confirmed: please check first</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
