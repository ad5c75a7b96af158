import { z } from 'zod';

/** What requests must look like before anything is done with them. */

const fields = z.record(z.string(), z.unknown());
const redirects = z.record(z.string(), z.string()).optional();
const kind = z.enum(['towns', 'services']);
const slug = z.string().max(200);

export const saveRequest = z.object({ id: z.string(), hash: z.string(), value: fields, redirects });
export const createRequest = z.object({ kind, slug, value: fields });
export const renameRequest = z.object({ id: z.string(), slug });
export const removeRequest = z.object({ id: z.string(), instead: slug });
export const undoRequest = z.object({ id: z.number() });
export const likenessRequest = z.object({ slug, value: fields });
export const publishRequest = z.object({
  mode: z.enum(['git', 'store', 'folder']),
  store: z.string().max(300),
});
export const blankQuery = z.object({ kind });
export const pictureQuery = z.object({ place: z.enum(['portrait', 'car']), alt: z.string() });
export const fileQuery = z.object({ name: z.string() });
