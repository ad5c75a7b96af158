import * as z from 'zod';
import { formatDate } from '../text';
import { isoDate, line } from './fields';
import { group, labeled } from './labeled';

const entry = (title: string, example: string) =>
  labeled(
    z
      .strictObject({
        words: labeled(line(5, 120), 'In your words').describe(`Such as "${example}".`),
        through: labeled(isoDate, 'Last day it holds'),
      })
      .optional(),
    title,
  );

/** What a notary may claim only with proof, each through a last day. */
export const onRecord = group('Also on record', {
  bond: entry('Bond', 'the bond of our commission'),
  insurance: entry('Errors-and-omissions insurance', 'errors-and-omissions insurance'),
  backgroundCheck: entry('Background check', 'background check of June 2026'),
  certification: entry('Signing-agent certification', 'NNA-certified signing agent'),
}).describe(
  'Only what you can show. The pages that offices order from name each through its last day, and until then your own texts may say "insured", "background-checked" or "NNA-certified", too.',
);
type OnRecord = z.infer<typeof onRecord>;
export type RecordName = keyof OnRecord;

/** What holds on a day, such as 2026-11-20, in the owner's words, with its last day: a page may outlive it. */
export const holdingOn = (day: string, records: OnRecord): { [Name in RecordName]?: string } =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, record]) =>
      record && day <= record.through
        ? [[name, `${record.words} (through ${formatDate(record.through)})`]]
        : [],
    ),
  );
