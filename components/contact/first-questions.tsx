import { Section } from '@/components/ui/section';
import type { Content } from '@/lib/schema/content';
import { formatList } from '@/lib/text/format';

/** What visitors ask first. A question that only the owner can answer is left out until then. */
export function FirstQuestions({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const { questions } = pages.contact;
  const { answers, payments, languages } = business;
  const ofOwner: Partial<Record<string, string>> = {
    ...answers,
    ...(payments.length > 0 && { payments: formatList(payments) }),
    ...(languages.length > 0 && { languages: formatList(languages) }),
  };
  const answered = Object.entries(questions).flatMap(([name, entry]) => {
    const words = 'answer' in entry ? entry.answer : ofOwner[name];
    return words === undefined ? [] : [{ question: entry.question, words }];
  });
  return (
    <Section id="first-questions" title="Before you call" heading="margin">
      <div className="border-b border-cream-200">
        {answered.map(({ question, words }) => (
          <div
            key={question}
            className="break-inside-avoid items-baseline gap-x-gutter border-t border-cream-200 py-3 md:grid md:grid-cols-3"
          >
            <h3 className="text-lg/tight">{question}</h3>
            <p className="col-span-2 max-md:mt-1">{words}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
