/** Why there is no position: the visitor didn't allow it, or the device doesn't know it. */
type NoPosition = 'refused' | 'unavailable';

/** How long a device may take, and how old a position may be, in milliseconds. */
const timeout = 15_000;
const maximumAge = 5 * 60_000;

/** Where the device is, roughly; the browser asks first. The position is never sent anywhere. */
export function position(): Promise<GeolocationCoordinates | NoPosition> {
  // Absent on a page without HTTPS, and where the browser has turned it off.
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) =>
        resolve(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout, maximumAge },
    );
  });
}
