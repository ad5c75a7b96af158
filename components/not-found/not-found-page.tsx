import { CallOrText } from '@/components/call/call-link';
import { BrandSeal } from '@/components/facts/brand-seal';
import { TownFinder } from '@/components/finder/town-finder';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button-link';
import { LinkList } from '@/components/ui/link-list';
import { PageTitle } from '@/components/ui/page-title';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Pages } from '@/lib/schema/pages/pages';
import type { Town } from '@/lib/schema/town';

interface Props {
  business: Business;
  copy: Pages;
  towns: readonly Town[];
}

/** Says that there is no such page, and offers those the visitor may have meant. */
export function NotFoundPage({ business, copy, towns }: Props) {
  const { title, text, suggestions } = copy['not-found'];
  return (
    <PageFrame
      head={
        <PageTitle title={title} eyebrow="404" ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="schedule" href={routes.home}>
              Return to Home
            </ButtonLink>
            <CallOrText business={business} />
          </div>
          <div className="mt-6">
            <TownFinder business={business} copy={copy.finder} />
          </div>
        </PageTitle>
      }
    >
      <Section id="instead" title={suggestions} heading="margin">
        <LinkList
          heading="Towns"
          level={3}
          links={[
            ...towns.map(({ slug, name }) => ({ name, href: routes.town(slug) })),
            { name: 'All towns', href: routes.areas },
          ]}
        />
      </Section>
    </PageFrame>
  );
}
