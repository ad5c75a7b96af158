/** What the site may serve, and which files are nobody's (decision 0013). */

export interface FileKind {
  /** The content type, with a charset for text: without one, a browser guesses. */
  type: string;
  /** Whether it is text, which gets smaller when compressed. */
  isText: boolean;
  /** Whether it may be in public/; the build makes the others. */
  isOwners: boolean;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** Photos that every browser shows. */
export const photos = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
  ...{ webp: 'image/webp', avif: 'image/avif' },
};
const owners = {
  ...photos,
  ...{ gif: 'image/gif', heic: 'image/heic', svg: 'image/svg+xml' },
  ...{ ico: 'image/x-icon', mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' },
  ...{ mp3: 'audio/mpeg', m4a: 'audio/mp4', pdf: 'application/pdf', zip: 'application/zip' },
  ...{ csv: 'text/csv', txt: 'text/plain', rtf: 'application/rtf', doc: 'application/msword' },
  ...{ xls: 'application/vnd.ms-excel', ppt: 'application/vnd.ms-powerpoint' },
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  ...{ ics: 'text/calendar', vcf: 'text/vcard', woff2: 'font/woff2' },
  ...{ xml: 'text/xml', json: 'application/json' },
};
const builds = {
  ...{ html: 'text/html', js: 'text/javascript', css: 'text/css' },
  ...{ webmanifest: 'application/manifest+json', wasm: 'application/wasm' },
};

const kind =
  (isOwners: boolean) =>
  ([ending, type]: [string, string]) => {
    const isText = /^text\/|json$|xml$/.test(type);
    return [ending, { type: isText ? `${type};charset=utf-8` : type, isText, isOwners }] as const;
  };

/** Each kind of file by its ending, in small letters. */
export const fileKinds: ReadonlyMap<string, FileKind> = new Map([
  ...Object.entries(owners).map(kind(true)),
  ...Object.entries(builds).map(kind(false)),
]);

/** @returns undefined for a file that a browser would only offer to save. */
export function kindOf(path: string): FileKind | undefined {
  const [, ending = ''] = /[^/.]\.([^/.]+)$/.exec(path) ?? [];
  return fileKinds.get(ending.toLowerCase());
}

export const isText = (path: string) => kindOf(path)?.isText ?? false;

/**
 * Whether a file or folder is one that systems and editors leave, such as .DS_Store, ._boise.yaml,
 * Thumbs.db, ~$terms.docx, boise.yaml.bak or me.jpg:Zone.Identifier: it is passed over everywhere.
 */
export function isForeign(name: string): boolean {
  return /^(?:\.(?!well-known$)|~\$|#.*#$|(?:ehthumbs|thumbs)\.db$|desktop\.ini$|icon\r$|__MACOSX$|@eaDir$|\$RECYCLE\.BIN$|System Volume Information$)|(?:~|\.(?:tmp|bak|orig|swp)|Zone\.Identifier)$/i.test(
    name,
  );
}
