import type { Attraction } from '../schema/attraction';

type Address = NonNullable<Attraction['address']>;

/** As on an envelope, in one line. */
export const oneLine = (address: Address): string => `${address.street}, ${cityLine(address)}`;

/** The same to be read: no line begins with the ZIP code, or with the S of "3rd St S". */
export const displayedLine = (address: Address): string =>
  oneLine(address).replace(/ (?=\d{5}$|[NESW]{1,2},)/g, '\u00a0');

/** What follows the street. */
export const cityLine = ({ city, state, zip }: Address): string =>
  `${city}, ${state}${zip ? ` ${zip}` : ''}`;
