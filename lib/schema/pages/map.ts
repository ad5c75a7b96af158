import type { z } from 'zod';
import { pageFile, words } from './copy';

/** content/pages/map.yaml: the box that loads a Google map, on any page. */
export const mapBox = pageFile('Google map', {
  note: words('Below the map, after a link to it, until the map is shown.', 80),
  failed: words("If the map doesn't load.", 80).meta({ title: 'If it fails' }),
});
export type MapCopy = z.infer<typeof mapBox>;
