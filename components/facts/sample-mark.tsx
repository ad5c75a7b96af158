import type { Business } from '@/lib/schema/business';

/** Says "sample" behind a value that the owner has not supplied yet, so that nobody relies on it. */
export function SampleMark({ business, field }: { business: Business; field: string }) {
  if (!business.placeholders.includes(field)) return null;
  return <span className="font-normal text-xs"> (sample)</span>;
}
