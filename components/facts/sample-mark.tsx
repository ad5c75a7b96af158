import type { Business } from '@/lib/schema/business';

interface Props {
  business: Business;
  field: string;
  /** Only for screen readers, where others see the mark in the header or in the call bar. */
  unseen?: boolean | undefined;
}

/** Marks a placeholder the owner hasn't replaced yet, so that no one relies on it. */
export function SampleMark({ business, field, unseen }: Props) {
  if (!business.placeholders.includes(field)) return null;
  return <span className={unseen ? 'sr-only' : 'font-normal text-xs'}> (sample)</span>;
}
