import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/schema/content';

/** The business on other sites. The footer of a phone's screen has no room for it. */
export function Profiles({ business }: Pick<Content, 'business'>) {
  if (business.profiles.length === 0) return null;
  return (
    <Section
      id="profiles"
      title="Find us online"
      layout="inline"
      heading="margin"
      className="print:hidden"
    >
      <ul className="flex flex-wrap gap-x-6">
        {business.profiles.map((url) => (
          <li key={url}>
            <a className="inline-block py-1 text-link" href={url}>
              {new URL(url).hostname.replace(/^www\./, '')}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
