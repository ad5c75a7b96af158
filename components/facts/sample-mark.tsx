import type { Business } from '@/lib/schema/business';

/** Marks a placeholder that the owner has not replaced yet, so that nobody relies on it. */
export function SampleMark({ business, field }: { business: Business; field: string }) {
  if (!business.placeholders.includes(field)) return null;
  return <span className="font-normal text-xs"> (sample)</span>;
}
