import type { Attraction } from '../schema/attraction';

type Address = NonNullable<Attraction['address']>;

/** As on an envelope, in one line. */
export const oneLine = (address: Address): string => `${address.street}, ${cityLine(address)}`;

/** What follows the street. */
export const cityLine = ({ city, state, zip }: Address): string =>
  `${city}, ${state}${zip ? ` ${zip}` : ''}`;
