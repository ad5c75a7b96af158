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
  const { payments, languages } = business;
  const answers: Partial<Record<keyof typeof copy, string>> = {
    ...business.answers,
    ...(payments.length > 0 && { payments: formatList(payments) }),
    ...(languages.length > 0 && { languages: formatList(languages) }),
  };
  const answered = (Object.keys(copy) as (keyof typeof copy)[]).filter((name) => answers[name]);
  if (answered.length === 0) return null;
  return (
    <Section id="first-questions" title={heading} heading="margin">
      <dl className="max-w-prose *:not-last:mb-3">
        {answered.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{copy[name]}</dt>
            <dd>{answers[name]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
