import type { Business } from '@/lib/schema/business';

interface Props {
  business: Business;
  field: string;
  /** `heard` is only for screen readers: others see the mark in the header or in the call bar. */
  look?: 'seen' | 'heard';
}

/** The words of the mark; empty once the owner has entered the real value. */
export function sampleWords({ placeholders }: Business, field: string): string {
  return placeholders.includes(field) ? ' (sample)' : '';
}

/** Marks a placeholder the owner hasn't replaced yet, so that no one relies on it. */
export function SampleMark({ business, field, look = 'seen' }: Props) {
  const words = sampleWords(business, field);
  return (
    words && <span className={look === 'heard' ? 'sr-only' : 'text-xs font-normal'}>{words}</span>
  );
}
