import { CallOrText } from '@/components/call/call-or-text';
import { ShutDoor } from '@/components/facts/door-scene';
import { ServiceLinks, TownLinks } from '@/components/layout/link-lists';
import { PageFrame, PageHead } from '@/components/layout/page-frame';
import { SearchBox } from '@/components/search/search-box';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { pageNames, routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { townsBySlug } from '@/lib/towns/towns';

/** Says that there is no such page, and offers those the visitor may have meant. */
export function NotFoundPage({ business, pages, services, towns }: Content) {
  const { title, text } = pages['not-found'];
  return (
    <PageFrame
      head={
        <PageHead title={title} eyebrow="404" lead={text} aside={<ShutDoor />}>
          <div className="mt-6">
            <SearchBox of="towns" business={business} pages={pages} />
            <p className="mt-4">
              <TextLink href={routes.document}>{pages.documents.link}</TextLink>
            </p>
          </div>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
            <CallOrText business={business} className="max-sm:w-full" />
            <ButtonLink variant="attraction" href={routes.home}>
              Return to Home
            </ButtonLink>
          </div>
        </PageHead>
      }
    >
      <Section id="instead" title="Try one of these" heading="margin">
        <div className="grid grid-cols-2 gap-x-6">
          <TownLinks
            heading="Service areas"
            look="section"
            towns={townsBySlug(towns, business.mainTowns)}
          />
          <ServiceLinks heading={pageNames.services} look="section" services={services} />
        </div>
      </Section>
    </PageFrame>
  );
}
