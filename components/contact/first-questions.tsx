import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import type { ContactCopy } from '@/lib/schema/pages/contact';
import { formatList } from '@/lib/text';

interface Props {
  business: Business;
  copy: ContactCopy['questions'];
  heading: string;
}

/** What visitors ask first, as far as the owner has answered it. */
export function FirstQuestions({ business, copy, heading }: Props) {
  const answers = [
    { question: copy.payments, items: business.payments },
    { question: copy.languages, items: business.languages },
  ].filter(({ items }) => items.length > 0);
  if (answers.length === 0) return null;
  return (
    <Section id="first-questions" title={heading} heading="margin">
      <dl className="max-w-prose *:not-last:mb-3">
        {answers.map(({ question, items }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd>{formatList(items)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
