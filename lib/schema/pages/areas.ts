import { z } from 'zod';
import { head } from './copy';

/** content/pages/areas.yaml: the page /areas/. */
export const areasPage = z.strictObject({ ...head });
