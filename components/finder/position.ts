/** Why there is no position: nobody allowed it, or the device does not know it. */
export type NoPosition = 'refused' | 'unavailable';

/** How long a device may look, and how old a position may be, in milliseconds. */
const longestLook = 15_000;
const oldest = 5 * 60_000;

/** Where the device is, roughly; it asks the visitor first. The position goes nowhere. */
export function position(): Promise<GeolocationCoordinates | NoPosition> {
  // Not there on a page without https, and where the browser has switched it off.
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: longestLook, maximumAge: oldest },
    );
  });
}
