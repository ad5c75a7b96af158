import { Island } from '@/components/islands/island';
import { buttonStyles } from '@/components/ui/button-styles';
import { termKey } from '@/lib/islands/keys';
import { attractionSearch } from './attraction-search.island.client';

const label = 'Search by attraction or town';

/** The search box above the attractions in the list with this id; only with JavaScript. */
export function AttractionSearch({ list }: { list: string }) {
  return (
    <Island
      of={{ attractionSearch }}
      wake={{ key: termKey }}
      className="mt-4 print:hidden unscripted:hidden"
      props={{ list }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers, and React in jsdom, know no <search> */}
      <div role="search" aria-label="Attractions">
        <label htmlFor="attraction-search" className="font-semibold">
          {label}
        </label>
        <div className="mt-1 flex gap-3 lg:max-w-prose">
          <input
            id="attraction-search"
            type="search"
            autoComplete="off"
            maxLength={100}
            spellCheck={false}
            // The browser's own button would be a second one to clear it.
            className="blank plain-search"
          />
          <button
            type="button"
            hidden
            className={buttonStyles({ variant: 'attraction', className: 'shrink-0' })}
          >
            Clear
          </button>
        </div>
        <p className="mt-3 wrap-anywhere empty:hidden" />
        <button
          type="button"
          hidden
          className={buttonStyles({ variant: 'schedule', className: 'mt-2' })}
        >
          Show all attractions
        </button>
      </div>
    </Island>
  );
}
