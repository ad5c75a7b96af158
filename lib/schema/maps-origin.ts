/** Where maps and their frames come from. */
export const mapsOrigin = 'https://www.google.com';
