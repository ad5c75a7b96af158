import { readCount, type SigningDetails } from './price';

/**
 * The answers in the search part of a URL, or undefined if it has none. Invalid answers, and ways
 * we don't offer, are left out.
 *
 * @param ways how we can notarize for this town.
 */
export function parseDetails(search: string, ways: readonly SigningDetails['how'][]) {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('documents')) return undefined;
  const documents = readCount(parameters.get('documents') ?? '');
  const people = readCount(parameters.get('people') ?? '');
  const when = (['standard', 'priority'] as const).find((one) => one === parameters.get('when'));
  const how = ways.find((way) => way === parameters.get('how'));
  return {
    ...(documents && { documents }),
    ...(people && { people }),
    ...(when && { when }),
    ...(how && { how }),
  };
}

/** The URL of the page with these answers and its other parameters; without an anchor, at the fees. */
export function urlWithDetails(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { documents, people, when, how }: SigningDetails,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ documents, people, when, how })) {
    parameters.set(name, String(value));
  }
  return `${pathname}?${parameters}${hash || '#fees'}`;
}
