/**
 * What the editor's page asks its server, and what it answers. Everything is JSON and below the
 * token: GET /<token>/api/state, POST /<token>/api/save and so on.
 */

/** The path of a value in a section, such as ['attractions', 1, 'latitude']. */
export type FieldPath = (string | number)[];

/** A kind of page the owner can add, rename and remove: the folder of its files in content/. */
export type Kind = 'towns' | 'services';

/** A group of the menu, such as "Towns". */
export interface MenuGroup {
  title: string;
  entries: { id: string; title: string }[];
  /** Set if the owner can add an entry. */
  kind?: Kind;
}

/** Something left before going live, or good to know, and the field it is about. */
export interface Task {
  group: string;
  say: string;
  /** What to do about it. */
  do: string;
  /** The id of the section with the field. */
  section: string;
  field: FieldPath;
}

/** A save of this session, which can be undone. */
export interface SaveRecord {
  id: number;
  /** What changed, such as "Boise: Introduction". */
  words: string;
}

/** GET state */
export interface State {
  brand: string;
  menu: MenuGroup[];
  left: Task[];
  notes: Task[];
  /** The latest first. */
  saves: SaveRecord[];
  /** What another program or an earlier edit left wrong in content/; nothing else can be saved before it's right. */
  problems: FieldProblem[];
  /** Where pages can be previewed, such as http://127.0.0.1:4174; undefined while that starts. */
  preview: string | undefined;
}

/**
 * A JSON Schema with what the form shows: `title` (label), `description` (hint), `format: date`, and
 * our own keys.
 */
export interface FieldSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  title?: string;
  description?: string;
  /** How the value is entered, where its type doesn't say. */
  input?: 'prose' | 'markdown' | 'money' | 'clock' | 'choice' | 'hidden' | 'likeness' | 'picture';
  /** The fewest and most words of a prose. */
  words?: [min: number, max: number];
  /** The most dollars that the law allows, and where it says so. */
  cap?: { dollars: number; source: string };
  /** For `choice`: what there is to choose. */
  options?: { value: string; label: string }[];
  [keyword: string]: unknown;
}

/** GET section?id=business/hours, and GET blank?kind=towns for one that doesn't exist yet. */
export interface Section {
  id: string;
  title: string;
  /** The file it is from, such as content/business.yaml. */
  file: string;
  /** Of the file as it was read; a save with another is refused. */
  hash: string;
  schema: FieldSchema;
  /** Without nulls: a field that isn't filled in is left out. */
  value: Record<string, unknown>;
  /** The path of the page that shows it best, such as /areas/boise/. */
  page: string;
  /** Set if it can be renamed and removed. */
  kind?: Kind;
  /** Others of its kind, one of which can take its place. */
  others: { slug: string; title: string }[];
}

/** What is wrong with a field, in a sentence. */
export interface FieldProblem {
  /** The id of the section; '' for a file that no section shows. */
  section: string;
  path: FieldPath;
  /** What the field is called; '' for a file as a whole. */
  label: string;
  say: string;
}

/** An address that would lead nowhere after a save. */
export interface LostPage {
  path: string;
  title: string;
}

/** The answer to save, create, rename, remove and undo. */
export type Outcome =
  | {
      ok: true;
      /** What was done, such as "Saved: Phone number". */
      words: string;
      /** The id of the section to show next. */
      section: string;
      /** What can be undone now, the latest first. */
      saves: SaveRecord[];
    }
  | {
      ok: false;
      /** Why nothing was written, in words. */
      say: string;
      problems: FieldProblem[];
      /** Pages that would be gone: ask where each address leads, and send `redirects`. */
      lost?: LostPage[];
      /** Pages that can take their place. */
      pages?: LostPage[];
    };

/** POST save */
export interface SaveRequest {
  id: string;
  hash: string;
  value: Record<string, unknown>;
  /** New addresses of lost pages, by old one. */
  redirects?: Record<string, string>;
}

/** POST create: a new town or service. Its slug is the end of its address. */
export interface CreateRequest {
  kind: Kind;
  slug: string;
  value: Record<string, unknown>;
}

/** POST rename: the old address then leads to the new one. */
export interface RenameRequest {
  id: string;
  slug: string;
}

/** POST remove: `instead` is the slug of the one that takes its place, also in lists of others. */
export interface RemoveRequest {
  id: string;
  instead: string;
}

/** POST undo */
export interface UndoRequest {
  id: number;
}

/** POST likeness: how much of a town's text another town has too, while it is being written. */
export interface LikenessRequest {
  slug: string;
  value: Record<string, unknown>;
}
export interface Likeness {
  /** From 0 to 100. */
  percent: number;
  /** The most allowed. */
  most: number;
  /** The town most like it. */
  name: string;
}

/** GET files: what is in the folder public, and which pictures there are places for. */
export interface PublicFiles {
  files: { name: string; bytes: number; canRemove: boolean }[];
}

/**
 * POST picture?place=portrait&alt=…: the body is the picture. POST upload?name=price-list.pdf: the
 * body is the file. POST remove-file?name=…
 */
export type PicturePlace = 'portrait' | 'car';

/** GET changes: what publishing would put on the site, and how. */
export interface Changes {
  /** Such as "The phone number, on every page". */
  words: string[];
  mode: PublishMode | undefined;
  /** The store, such as s3://www.your-name.com. */
  store: string;
  /** What is possible here. */
  can: Record<PublishMode, boolean>;
  /** Whether the site is being published right now, from this window or another. */
  isRunning: boolean;
  /** How far that is, or how the last time ended. */
  steps: Progress[];
}
export type PublishMode = 'git' | 'store' | 'folder';

/** POST publish and POST rollback: the answer is one JSON object a line. */
export interface PublishRequest {
  mode: PublishMode;
  store: string;
}
export interface Progress {
  step: string;
  state: 'running' | 'done' | 'failed';
  /** What to do about a failure, or the last lines of output. */
  say?: string;
}
