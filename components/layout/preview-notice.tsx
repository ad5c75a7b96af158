import type { Business } from '@/lib/schema/business';

/** The fields whose samples pages show; other fields are left out while they have samples. */
const shown = /^(?:brand|phone|email|origin|base|commissions)\b/;

/** Says above every page that the owner still has to replace what stands in for a fact. */
export function PreviewNotice({ business: { placeholders } }: { business: Business }) {
  if (!placeholders.some((field) => shown.test(field))) return null;
  const isContact = placeholders.includes('phone') || placeholders.includes('email');
  return (
    <section
      aria-label="Preview"
      className="bg-cream-200 px-4 py-1 text-center text-sm print:hidden"
    >
      <strong>Preview.</strong>{' '}
      {isContact ? 'Please do not call or write.' : "Some details aren't final."}
    </section>
  );
}
