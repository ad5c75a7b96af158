import type { Edit } from './edit-content';

/** An edit the owner's guide suggests, and what the site says after it. */
export interface Rehearsal {
  name: string;
  edit: Edit;
  /** Words that pages say before the edit. After it, the same pages say `is` instead. */
  was?: string;
  is?: string;
  /** Words that files say after it, by file, such as /index.html. */
  says?: Readonly<Record<string, string>>;
  /** Words that no file says anymore. */
  gone?: string;
}

/** A change to some fields in business.yaml. */
export const inBusiness = (fields: Readonly<Record<string, unknown>>): Edit => ({
  set: { 'business.yaml': fields },
});

/** Redirects from old paths, to add to redirects.yaml. */
export const redirects = (
  ...pairs: readonly [from: string, to: string][]
): NonNullable<Edit['add']> => ({
  'redirects.yaml': { redirects: pairs.map(([from, to]) => ({ from, to })) },
});
