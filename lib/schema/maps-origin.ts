/** The origin of map links and map frames. */
export const mapsOrigin = 'https://www.google.com';
