import { z } from 'zod';
import { head } from './copy';

/** content/pages/places.yaml: the page /places/. */
export const placesPage = z.strictObject({ ...head });
