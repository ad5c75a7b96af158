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
import type { Service } from '@/lib/schema/service';
import type { Town } from '@/lib/schema/town';

interface Props {
  business: Business;
  copy: Pages;
  services: readonly Service[];
  towns: readonly Town[];
}

/** Says that there is no such page, and offers those the visitor may have meant. */
export function NotFoundPage({ business, copy, services, towns }: Props) {
  const { title, text, suggestions } = copy['not-found'];
  const { footer } = copy.frame;
  return (
    <PageFrame
      head={
        <PageTitle title={title} eyebrow="404" ornament={<BrandSeal />}>
          <p className="mt-3 max-w-prose md:text-lg">{text}</p>
          <div className="mt-6">
            <TownFinder business={business} copy={copy.finder} />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <CallOrText business={business} />
            <ButtonLink variant="attraction" href={routes.home}>
              Return to Home
            </ButtonLink>
          </div>
        </PageTitle>
      }
    >
      <Section id="instead" title={suggestions} heading="margin">
        <div className="grid gap-6 sm:grid-cols-2">
          <LinkList
            heading={footer.towns}
            level={3}
            links={[
              ...towns.map(({ slug, name }) => ({ name, href: routes.town(slug) })),
              { name: 'All towns', href: routes.areas },
            ]}
          />
          <LinkList
            heading={footer.services}
            level={3}
            links={services.map(({ slug, title }) => ({ name: title, href: routes.service(slug) }))}
          />
        </div>
      </Section>
    </PageFrame>
  );
}
