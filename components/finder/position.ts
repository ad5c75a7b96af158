/** How long a device may take, and how old a position may be, in milliseconds. */
const timeout = 15_000;
const maximumAge = 5 * 60_000;

/** Roughly where the device is, which is never sent; undefined if it or the visitor won't say. */
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
