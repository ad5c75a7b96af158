import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import { formatList } from '@/lib/text';

/** What visitors ask first, as far as the owner has answered it. */
export function FirstQuestions({ business }: { business: Business }) {
  const answers = [
    { question: 'How can I pay?', items: business.payments },
    { question: 'Which languages do you speak?', items: business.languages },
  ].filter(({ items }) => items.length > 0);
  if (answers.length === 0) return null;
  return (
    <Section id="first-questions" title="Before you call" heading="margin">
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
