import { z } from 'zod';
import { words } from './copy';

/** content/pages/map.yaml: the box that loads a Google map, on any page. */
export const mapBox = z.strictObject({ note: words('Below the map, after a link to it.', 80) });
