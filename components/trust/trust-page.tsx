import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { Disclosures } from '@/components/ui/disclosures';
import { Section } from '@/components/ui/section';
import { SheetRow } from '@/components/ui/sheet';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import type { Content } from '@/lib/schema/content';
import { fill, formatDate } from '@/lib/text';
import { commissionLine } from '@/lib/towns/commission-line';

export function TrustPage({ business, evidence, laws, pages }: Content) {
  const { trust: copy, sheet } = pages;
  const note = (words: string, day = '') => (
    <p className="wrap-anywhere mb-3 max-w-prose text-gold-700 text-sm">
      {evidence.old.includes(day) ? `${words} ${copy.old}` : words}
    </p>
  );
  const tried = groupBy(evidence.ways, ({ looked }) =>
    fill(copy.tried, { ...looked, date: formatDate(looked.date) }),
  );
  const rows = groupBy(laws, ({ source }) => new URL(source).host).map(([host, own]) => ({
    summary: `${host} (${own.length})`,
    content: own.map(({ key, section, source, read, copy: inCopy }) => (
      <p key={key} className="text-sm/snug">
        <a className="text-link" rel="noopener" href={source}>
          {section}
        </a>{' '}
        {fill(inCopy ? copy.readCopy : copy.read, { date: formatDate(read), copy: inCopy ?? '' })}
      </p>
    )),
  }));
  const parts = {
    ways: tried.map(([words, ways]) => (
      <div key={words}>
        {note(words, ways[0]?.looked.date)}
        <div className="mb-8 grid gap-x-gutter gap-y-6 xl:grid-cols-2">
          {ways.map(({ name, gaps, works }) => (
            <div key={name} className="break-inside-avoid">
              <h3 className="text-xl">{name}</h3>
              <dl className="mt-1 text-sm/snug sm:text-base/snug">
                <SheetRow name={copy.gaps}>
                  {gaps.length === 0 && copy.noGaps}
                  <ul className="list-disc pl-4 *:not-last:mb-1">
                    {gaps.map(({ text, until }) => (
                      <li key={text}>
                        {until ? `${text} ${fill(copy.until, { date: formatDate(until) })}` : text}
                      </li>
                    ))}
                  </ul>
                </SheetRow>
                <SheetRow name={copy.works}>{works}</SheetRow>
              </dl>
            </div>
          ))}
        </div>
      </div>
    )),
    laws: (
      <>
        {note(
          fill(copy.readBy, { who: evidence.lawsReadBy }),
          laws.map(({ read }) => read).sort()[0],
        )}
        <Disclosures items={rows} />
      </>
    ),
    commission: [commissionLine(business, sheet.commission)]
      .concat(business.authority.states.flatMap((state) => copy.offices[state] ?? []))
      .map((line) => <p key={line}>{line}</p>),
    checks: evidence.checks.map(({ text, title, file }) => (
      <div key={text}>
        <p className="max-w-prose">{text}</p>
        {note(fill(copy.check, { title, file }))}
      </div>
    )),
  };
  return (
    <PageFrame
      crumbs={listCrumbs('trust', pages)}
      title={copy.heading}
      eyebrow={copy.eyebrow}
      lead={copy.lead}
      band={<CallToAction business={business} copy={copy.banner} />}
    >
      {(['ways', 'laws', 'commission', 'checks'] as const).map((name) => (
        <Section key={name} id={name} title={copy[name].heading} heading="margin">
          <p className="mb-5 max-w-prose">{copy[name].lead}</p>
          {parts[name]}
        </Section>
      ))}
    </PageFrame>
  );
}

/** The items with the same words together, below these words; all in their order. */
function groupBy<Item>(items: readonly Item[], wordsOf: (item: Item) => string) {
  const words = [...new Set(items.map(wordsOf))];
  return words.map((same) => [same, items.filter((item) => wordsOf(item) === same)] as const);
}
