import type { Edit } from './edit-content';

/** An edit that the owner's guide invites, and what the site says after it. */
export interface Rehearsal {
  name: string;
  edit: Edit;
  /** Words that pages say before; where they do, they say `is` instead. */
  was?: string;
  is?: string;
  /** Words by the file that says them after it, such as /index.html. */
  says?: Readonly<Record<string, string>>;
  /** Words that no file says any more. */
  gone?: string;
}

/** A change of some fields of business.yaml. */
export const inBusiness = (fields: Readonly<Record<string, unknown>>): Edit => ({
  set: { 'business.yaml': fields },
});

/** Redirects of old paths, to be added to redirects.yaml. */
export const redirects = (
  ...pairs: readonly [from: string, to: string][]
): NonNullable<Edit['add']> => ({
  'redirects.yaml': { redirects: pairs.map(([from, to]) => ({ from, to })) },
});
