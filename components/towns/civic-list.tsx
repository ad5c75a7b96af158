import { Section } from '@/components/ui/section';
import type { TownProps } from './town-facts';

export function CivicList({ pages, town }: TownProps) {
  if (town.civic.length === 0) return null;
  return (
    <Section id="public-places" title={pages.town.civic.heading}>
      <ul className="grid xs:grid-cols-2 gap-x-8 gap-y-3">
        {town.civic.map(({ name, kind, street, city, state, zip, note, verified }) => (
          <li key={`${name} ${kind}`}>
            <span className="font-semibold">{name}</span>
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
    </Section>
  );
}
