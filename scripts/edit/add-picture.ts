import { existsSync, rmSync } from 'node:fs';
import type { Outcome, PicturePlace } from './api';
import { readContentFile, withValue } from './content-file';
import { makePicture } from './pictures';
import { put, savedAs } from './public-files';
import { commit, refuse } from './save/commit';
import { complete } from './save/complete';
import type { Session } from './save/session';

const business = 'content/business.yaml';

/** Makes the sizes and formats of a photograph, and shows it in its place on the site. */
export async function addPicture(
  session: Session,
  place: PicturePlace,
  alt: string,
  bytes: Buffer,
): Promise<Outcome> {
  let made: Awaited<ReturnType<typeof makePicture>>;
  try {
    made = await makePicture(bytes, place);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { root } = session;
  const added = made.files.filter(({ name }) => !existsSync(savedAs(root, name)));
  for (const { name, bytes: size } of added) put(root, name, size);
  const file = readContentFile(root, business);
  const notary = { ...Object(file.value['notary']), [place]: { file: made.file, alt } };
  const after = withValue(file, complete(business, file.value, { ...file.value, notary }));
  const change = { file: business, before: file.text, after };
  const outcome = commit(session, [change], 'files');
  if (!outcome.ok) for (const { name } of added) rmSync(savedAs(root, name));
  return outcome;
}
