import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesInFormat, pictureFormats } from '../../lib/content/pictures';
import { routes, sitePaths } from '../../lib/routes';
import type { Outcome, PublicFiles } from './api';
import { readContentFile } from './content-file';
import { checkContent } from './save/check-draft';
import { refuse } from './save/commit';
import { type Session, savesOf } from './save/session';

const business = 'content/business.yaml';

/** Files that the project itself made. */
const own = /^(?:favicon\.ico$|fonts\/|icons\/)/;

/** A path of plain names: none that begins with a dot, or that Windows keeps for itself. */
const plainPath =
  /^(?!.*(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$))\w[\w.-]*(?:\/\w[\w.-]*)*$/i;

/** Kinds of files that visitors download, and that the site doesn't make itself. */
const kinds =
  /\.(?:pdf|jpe?g|png|webp|avif|gif|svg|txt|csv|ics|docx?|xlsx?|pptx?|odt|ods|xml|mp3|mp4)$/i;

/** Names that the site has a use for. */
const taken =
  /^(?:.*\/)?(?:index|404)\.txt$|^(?:_next|robots\.txt|manifest\.webmanifest|areas|locations|places|services|contact|share|maps)(?:\/|$)/i;

/** Where a file of the folder public is. */
export const savedAs = (root: string, name: string) => join(root, 'public', name);

/** The files of the pictures that content/business.yaml names. */
function picturesInUse(root: string): Set<string> {
  const notary = Object(readContentFile(root, business).value['notary']);
  return new Set(
    (['portrait', 'car'] as const).flatMap((place) => {
      const file: unknown = notary[place]?.file;
      if (typeof file !== 'string') return [];
      const smaller = pictureFormats.flatMap((format) => filesInFormat(file, place, format));
      return [file, ...smaller.map(({ name }) => name)];
    }),
  );
}

/** What is in the folder public. */
export function listFiles({ root }: Session): PublicFiles {
  const inUse = picturesInUse(root);
  const folder = join(root, 'public');
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const files = names
    .map((name) => ({ name: name.replaceAll('\\', '/'), stat: statSync(join(folder, name)) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ name, stat }) => ({
      name,
      bytes: stat.size,
      canRemove: !own.test(name) && !inUse.has(name),
    }));
  return { files: files.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
}

/** Why a file can't have this name on the site, in words. */
function nameProblem({ root }: Session, name: string): string | undefined {
  if (name.length > 120 || !plainPath.test(name)) {
    return `"${name.slice(0, 80)}" can't be the name of a file on the site. Use letters, digits, hyphens and dots, such as price-list.pdf.`;
  }
  const { content } = checkContent(root);
  const paths = content ? sitePaths(content) : [];
  const generated: string[] = [routes.sitemap, routes.vcard, routes.securityText];
  if (
    taken.test(name) ||
    own.test(name) ||
    [...paths, ...generated].some((path) => path.startsWith(`/${name}`))
  ) {
    return `The site itself has something at /${name}. Give the file another name.`;
  }
  if (kinds.test(name)) return undefined;
  return `The site can't serve "${name}". Its name has to end in the kind of file that it is, such as .pdf, .jpg or .docx. Pages (.html) and scripts can't be added this way.`;
}

/** Puts a file into the folder public, where it has an address of its own. */
export function upload(session: Session, name: string, bytes: Buffer): Outcome {
  const problem = nameProblem(session, name);
  if (problem !== undefined) return refuse(problem);
  const path = savedAs(session.root, name);
  if (existsSync(path)) {
    return refuse(
      `There is already a file called ${name}. Remove it first, or give this one another name.`,
    );
  }
  put(session.root, name, bytes);
  return { ok: true, words: `Added the file ${name}`, section: 'files', saves: savesOf(session) };
}

/** Removes a file that no page needs. */
export function removeFile(session: Session, name: string): Outcome {
  const file = listFiles(session).files.find((one) => one.name === name);
  if (!file) return refuse('There is no such file anymore.');
  if (!file.canRemove) return refuse('The site needs this file.');
  const kept = join(session.root, '.edit/removed', name);
  mkdirSync(dirname(kept), { recursive: true });
  renameSync(savedAs(session.root, name), kept);
  return {
    ok: true,
    words: `Removed the file ${name}. It is kept in the folder .edit/removed`,
    section: 'files',
    saves: savesOf(session),
  };
}

/** Writes a file all at once: whoever reads it sees all of it or nothing. */
export function put(root: string, name: string, bytes: Buffer): void {
  const path = savedAs(root, name);
  mkdirSync(dirname(path), { recursive: true });
  const draft = join(root, '.edit/upload');
  mkdirSync(dirname(draft), { recursive: true });
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}
