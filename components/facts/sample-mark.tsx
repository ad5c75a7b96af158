import type { Business } from '@/lib/schema/business';

/** Marks a placeholder the owner hasn't replaced yet, so that no one relies on it. */
export function SampleMark({ business, field }: { business: Business; field: string }) {
  if (!business.placeholders.includes(field)) return null;
  return <span className="font-normal text-xs"> (sample)</span>;
}
