import { CallToAction } from '@/components/call/call-to-action';
import { BrandSeal } from '@/components/facts/brand-seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { listCrumbs } from '@/lib/pages/breadcrumbs';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { fill, formatList } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns/towns';
import { type AreaMap, ServiceAreaMap } from './service-area-map';
import { TownList } from './town-list';

interface Props extends Pick<Content, 'business' | 'pages'>, AreaMap {
  mainTowns: readonly TownWithMiles[];
  allTowns: readonly TownWithMiles[];
}

export function AreasPage({ business, pages, mainTowns, allTowns, ...area }: Props) {
  const { heading, lead, banner, ...headings } = pages.areas;
  const { list, map } = pages.locations;
  const shared = { business, copy: list, from: area.homeTown };
  return (
    <PageFrame
      crumbs={listCrumbs('areas', pages)}
      ornament={<BrandSeal />}
      title={heading}
      eyebrow={formatList(business.serviceArea)}
      head={
        <>
          <div className="mt-4">
            <Prose paragraphs={[fill(lead, { homeTown: area.homeTown.name })]} />
          </div>
          <div className="mt-6">
            <TownFinder business={business} copy={pages.finder} list="#all-towns" />
          </div>
        </>
      }
      band={<CallToAction business={business} copy={banner} />}
    >
      <div className="flex flex-col xl:grid xl:grid-cols-12 xl:gap-gutter">
        <div className="mx-auto mt-10 w-full max-w-3xl max-md:order-last xl:col-span-8">
          <ServiceAreaMap {...area} copy={map} listId="all-towns" />
        </div>
        <Section id="main-areas" className="xl:col-span-4" title={headings.mainTowns}>
          <p className="mb-2 text-sm">{list.miles}</p>
          <TownList {...shared} towns={mainTowns} columns="two" />
        </Section>
      </div>
      <Section id="all-towns" title={headings.allTowns}>
        <TownList {...shared} towns={allTowns} columns="three" />
        <p className="mt-6">
          <TextLink href={routes.places}>All attractions</TextLink>
        </p>
      </Section>
    </PageFrame>
  );
}
