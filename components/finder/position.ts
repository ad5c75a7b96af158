/** How long a device may take, and how old a position may be, in milliseconds. */
const timeout = 15_000;
const maximumAge = 5 * 60_000;

/** Roughly where the device is; undefined if it doesn't know, or the visitor refuses. It is never sent anywhere. */
export const position = () =>
  new Promise<GeolocationCoordinates | undefined>((resolve) => {
    // Absent on a page without HTTPS, and where the browser has turned it off.
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => resolve(undefined),
      { timeout, maximumAge },
    );
  });
