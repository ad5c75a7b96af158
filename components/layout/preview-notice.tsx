import type { Business } from '@/lib/schema/business';
import { formatList } from '@/lib/text';

/** The placeholders that visitors can see; others are not shown until the owner has replaced them. */
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

/** Says above every page which placeholders the owner has still to replace. */
export function PreviewNotice({ business }: { business: Business }) {
  const { placeholders } = business;
  const shown = placeholders.flatMap((field) => names[field] ?? []);
  if (shown.length === 0) return null;
  const isContactPlaceholder = placeholders.includes('phone') || placeholders.includes('email');
  return (
    <section aria-label="Preview" className="bg-cream-200 text-sm print:hidden">
      <details>
        <summary className="px-4 py-1 text-center">
          <strong>Preview.</strong>{' '}
          {isContactPlaceholder ? 'Please do not call or write.' : 'Not all is final.'}
        </summary>{' '}
        <p className="mx-auto max-w-prose px-4 pb-2">
          {`Still samples on these pages: ${formatList([...new Set(shown)])}.`}
        </p>
      </details>
    </section>
  );
}
