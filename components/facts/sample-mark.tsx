import type { Business } from '@/lib/schema/business';

interface Props {
  business: Business;
  field: string;
  /** On the corner of a button, not in a text. */
  tag?: boolean;
}

/** Marks a placeholder the owner hasn't replaced yet, so that no one relies on it. */
export function SampleMark({ business, field, tag }: Props) {
  if (!business.placeholders.includes(field)) return null;
  return <span className={tag ? 'sample-tag' : 'font-normal text-xs'}> (sample)</span>;
}
