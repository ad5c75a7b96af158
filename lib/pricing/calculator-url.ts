import { readCount, type SigningDetails } from './price';

/** What the address of a page that was opened with answers has, and no other: it wakes the page. */
export const wakeParameter = 'papers=';

/** The section with the fees, where such an address leads, with script or without. */
const anchor = '#fees';

/**
 * The answers in the search part of an address that was opened with some, else undefined. What is no
 * answer, or none here, is left out.
 *
 * @param ways how an act is done for this town.
 */
export function parseDetails(
  search: string,
  ways: readonly SigningDetails['how'][],
): Partial<SigningDetails> | undefined {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('papers')) return undefined;
  const papers = readCount(parameters.get('papers') ?? '');
  const people = readCount(parameters.get('people') ?? '');
  const when = (['standard', 'priority'] as const).find((one) => one === parameters.get('when'));
  const how = ways.find((way) => way === parameters.get('how'));
  return {
    ...(papers && { papers }),
    ...(people && { people }),
    ...(when && { when }),
    ...(how && { how }),
  };
}

/** The address of the page with these answers; its other parameters and its anchor stay. */
export function urlWithDetails(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { papers, people, when, how }: SigningDetails,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ papers, people, when, how })) {
    parameters.set(name, String(value));
  }
  return `${pathname}?${parameters}${hash || anchor}`;
}
