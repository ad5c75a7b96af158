import { CallLink } from '@/components/call/call-link';
import { CallToAction } from '@/components/call/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { Filled } from '@/components/ui/filled';
import { Prose } from '@/components/ui/prose';
import { crumbsBelow } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import { fill, paragraphs } from '@/lib/text';
import { isInTown } from '@/lib/towns/attraction-facts';
import { withoutCommission } from '@/lib/towns/town-words';
import { townAndState } from '@/lib/towns/towns';
import { AttractionDirections } from './attraction-directions';
import { AttractionFacts, type AttractionProps } from './attraction-facts';
import { TitleLines } from './title-lines';

export function AttractionPage(props: AttractionProps) {
  const { business, pages, attraction } = props;
  const { name, town, description } = attraction;
  const { near, band } = pages.attraction;
  const instead = withoutCommission(business, town.state, pages.law);
  const words = instead ? band.notServed : band.served;
  const place = townAndState(town);
  const link = (
    <a className="underline" href={routes.town(town.slug)}>
      {fill(words.link, { town: town.name })}
    </a>
  );
  return (
    <PageFrame
      crumbs={crumbsBelow('places', name, pages)}
      title={<TitleLines name={name} />}
      eyebrow={isInTown(attraction) ? place : fill(near, { town: place })}
      aside={<AttractionFacts {...props} />}
      text={
        <>
          <Prose paragraphs={paragraphs(description)} />
          <address className="mt-5 max-md:hidden print:hidden">
            <CallLink business={business} />
          </address>
        </>
      }
      band={
        <CallToAction
          business={business}
          copy={{
            heading: fill(words.heading, { town: town.name }),
            text: (
              <>
                {instead && `${instead} `}
                <Filled text={band.text} values={{ link }} />
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
