import type { Content } from '@/lib/schema/content';
import { fill, formatList } from '@/lib/text';

/** Says above every page which placeholders the owner still has to replace. */
export function PreviewNotice({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const copy = pages.frame.preview;
  // Only what visitors can see has a name; the rest isn't shown until the owner has replaced it.
  const names: Record<string, string> = copy.names;
  const { placeholders } = business;
  const shown = placeholders.flatMap((field) => names[field.replace(/\..*/, '')] ?? []);
  if (shown.length === 0) return null;
  const isContactPlaceholder = placeholders.includes('phone') || placeholders.includes('email');
  return (
    <section aria-label="Preview" className="bg-cream-200 text-sm print:hidden">
      <details>
        <summary className="px-4 py-1 text-center">
          <strong>{copy.title}</strong> {isContactPlaceholder ? copy.doNotCall : copy.notFinal}
        </summary>{' '}
        <p className="mx-auto max-w-prose px-4 pb-2">
          {fill(copy.samples, { fields: formatList([...new Set(shown)]) })}
        </p>
      </details>
    </section>
  );
}
