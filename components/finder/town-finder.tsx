import { Island } from '@/components/ui/island';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { Finder } from './finder.client';

interface Props {
  business: Business;
  /** Where all towns stand, for who has no script. */
  list?: string;
}

/** The way to a town's page: a box to type in, without script the list of all. */
export function TownFinder({ business, list = routes.areas }: Props) {
  const isSample = business.placeholders.includes('phone');
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search>
    <div role="search" aria-label="Towns" className="max-w-prose print:hidden">
      <Island
        of={Finder}
        file="finder/finder"
        className="unscripted:hidden"
        props={{ phone: business.phone, ...(isSample && { mark: ' (sample)' }) }}
      />
      <a className="scripted:hidden text-link" href={list} data-plain>
        Find your town in the list
      </a>
    </div>
  );
}
