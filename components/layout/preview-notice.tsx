import type { Business } from '@/lib/schema/business';
import { formatList } from '@/lib/text';

/** The stand-ins that a visitor can see; the others are not shown before they are real. */
const names: Record<string, string> = {
  brand: 'the business name',
  phone: 'the phone number',
  email: 'the email address',
  origin: 'the web address',
  base: 'the address for directions',
  'commissions.ID': 'the commissions on record',
  'commissions.OR': 'the commissions on record',
  lawChecked: 'the day on which fees and law were checked',
};

/** Stands above every page while the owner's own facts are still to come, and says which. */
export function PreviewNotice({ business }: { business: Business }) {
  const { placeholders } = business;
  const samples = placeholders.flatMap((field) => names[field] ?? []);
  if (samples.length === 0) return null;
  const mayRing = placeholders.includes('phone') || placeholders.includes('email');
  return (
    <section aria-label="Preview" className="bg-cream-200 text-sm print:hidden">
      <details>
        <summary className="px-4 py-1 text-center">
          <strong>Preview.</strong> {mayRing ? 'Please do not call or write.' : 'Not all is final.'}
        </summary>{' '}
        <p className="mx-auto max-w-prose px-4 pb-2">
          {`Still samples on these pages: ${formatList([...new Set(samples)])}.`}
        </p>
      </details>
    </section>
  );
}
