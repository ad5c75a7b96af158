import { z } from 'zod';
import { head } from './copy';

/** content/pages/contact.yaml: the page /contact/. */
export const contactPage = z.strictObject({ ...head });
