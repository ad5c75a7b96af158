import type { Business } from '@/lib/schema/business';

/** Stands above every page while the owner's own facts are still to come. */
export function PreviewNotice({ business }: { business: Business }) {
  if (business.standIns.length === 0) return null;
  return (
    <section aria-label="Preview" className="bg-cream-200 px-4 py-2 text-center text-sm">
      <strong>Preview.</strong> The business name, phone number, email and address on these pages
      are samples. Please do not call or write.
    </section>
  );
}
