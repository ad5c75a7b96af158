import { Fragment } from 'react';
import { CallLink } from '@/components/call/call-link';
import { TextsToo } from '@/components/call/call-or-text';
import { CallToAction } from '@/components/call/call-to-action';
import { TownLink } from '@/components/call/town-link';
import { Filled } from '@/components/facts/filled';
import { linkedParagraphs } from '@/components/facts/linked';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { balancedLines } from '@/lib/fit-text';
import { crumbsBelow } from '@/lib/metadata/breadcrumbs';
import { wholeHyphen } from '@/lib/text/characters';
import { whereabouts } from '@/lib/towns/attraction-facts';
import { withoutCommission } from '@/lib/towns/town-words';
import { AttractionDirections } from './attraction-directions';
import { AttractionFacts } from './attraction-facts';
import type { AttractionProps } from './attraction-props';

/** A line of this many letters fits a window of 320 px. */
const longestLine = 17;

export function AttractionPage(props: AttractionProps) {
  const { business, pages, attraction } = props;
  const { name, town, description } = attraction;
  const instead = withoutCommission(business, town.state, pages.law);
  return (
    <PageFrame
      head={
        <PageHead
          crumbs={crumbsBelow('places', name)}
          title={<TitleLines name={name} />}
          eyebrow={whereabouts(attraction)}
          aside={<AttractionFacts {...props} />}
          afterAside={
            <>
              <Prose paragraphs={linkedParagraphs(description)} />
              <p className="mt-4 text-sm print:hidden">{pages.places.attraction.notOurs}</p>
              <address className="mt-3 max-md:hidden print:hidden">
                <CallLink business={business} />
                <TextsToo business={business} />
              </address>
            </>
          }
        />
      }
      callToAction={
        <CallToAction
          business={business}
          scene="road"
          copy={{
            heading: `Signing ${instead ? 'for' : 'in'} ${town.name}?`,
            text: (
              <>
                {instead && `${instead} `}
                <Filled
                  text={pages.places.attraction.band}
                  values={{ link: <TownLink town={town} /> }}
                />
              </>
            ),
          }}
        />
      }
    >
      <AttractionDirections {...props} />
    </PageFrame>
  );
}

/** Breaks a title between certain words, so that none moves when the headings' typeface arrives. */
function TitleLines({ name }: { name: string }) {
  return balancedLines(name, longestLine).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      {index > 0 && <br />}
      {line.replaceAll('-', wholeHyphen)}
    </Fragment>
  ));
}
