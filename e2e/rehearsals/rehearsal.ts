import { businessFileOf } from '../../lib/schema/business';
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

/** A change to some fields in business/, each in the file that has it. */
export function inBusiness(fields: Readonly<Record<string, unknown>>): Edit {
  const set: Record<string, Record<string, unknown>> = {};
  for (const [field, value] of Object.entries(fields)) {
    const file = businessFileOf(field.split('.')[0]).replace('content/', '');
    set[file] = { ...set[file], [field]: value };
  }
  return { set };
}

/** Redirects from old paths, to add to redirects.yaml. */
export const redirects = (
  ...pairs: readonly [from: string, to: string][]
): NonNullable<Edit['add']> => ({
  'redirects.yaml': { redirects: pairs.map(([from, to]) => ({ from, to })) },
});
