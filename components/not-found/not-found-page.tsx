import { CallOrText } from '@/components/call/call-or-text';
import { ShutDoor } from '@/components/facts/visit';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { LinkList } from '@/components/ui/link-list';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { townsBySlug } from '@/lib/towns/towns';

/** Says that there is no such page, and offers those the visitor may have meant. */
export function NotFoundPage({ business, pages, services, towns }: Content) {
  const { title, text, suggestions } = pages['not-found'];
  const { footer } = pages.frame;
  return (
    <PageFrame
      title={title}
      eyebrow="404"
      lead={text}
      head={
        <>
          <div className="mt-6">
            <TownFinder business={business} pages={pages} />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <CallOrText business={business} />
            <ButtonLink variant="attraction" href={routes.home}>
              Return to Home
            </ButtonLink>
          </div>
        </>
      }
      aside={<ShutDoor />}
      align="start"
    >
      <Section id="instead" title={suggestions} heading="margin">
        <div className="grid grid-cols-2 gap-x-6">
          <LinkList
            heading={footer.towns}
            look="section"
            links={[
              ...townsBySlug(towns, business.mainTowns).map(({ slug, name }) => ({
                name,
                href: routes.town(slug),
              })),
              { name: 'All towns', href: routes.areas },
            ]}
          />
          <LinkList
            heading={footer.services}
            look="section"
            links={services.map(({ slug, title }) => ({ name: title, href: routes.service(slug) }))}
          />
        </div>
      </Section>
    </PageFrame>
  );
}
