import type { Business } from '@/lib/schema/business';

interface Props {
  business: Business;
  field: string;
  /** `heard` is only for screen readers: others see the mark in the header or in the call bar. */
  look?: 'seen' | 'heard';
}

/** Marks a placeholder the owner hasn't replaced yet, so that no one relies on it. */
export function SampleMark({ business, field, look = 'seen' }: Props) {
  if (!business.placeholders.includes(field)) return null;
  return <span className={look === 'heard' ? 'sr-only' : 'font-normal text-xs'}> (sample)</span>;
}
