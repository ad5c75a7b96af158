import { businessFileOf } from '../schema/business';
import { stateNames } from '../states';
import type { ContentWithLines } from './content-of';
import type { Finding } from './problem';

/** A hint for each county of a region without a town: its last one may be gone, or its name misspelled. */
export const countiesWithoutTown = ({ content, record }: ContentWithLines): Finding[] =>
  record.serviceArea.flatMap(({ state, counties }, region) =>
    counties.flatMap((county, index): Finding[] => {
      if (content.towns.some((town) => town.state === state && town.county === county)) return [];
      const file = businessFileOf('serviceArea');
      const path = ['serviceArea', region, 'counties', index];
      const expected = `a county in ${stateNames[state]} that one of your towns is in`;
      return [{ file, path, expected, found: `"${county}"` }];
    }),
  );
