import { z } from 'zod';
import { head } from './copy';

/** content/pages/locations.yaml: the page /locations/. */
export const locationsPage = z.strictObject({ ...head });
