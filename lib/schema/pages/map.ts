import { z } from 'zod';
import { words } from './copy';

/** content/pages/map.yaml: the box that loads a map of Google Maps, on whatever page. */
export const mapBox = z.strictObject({ note: words('Below the button that shows the map.', 80) });
