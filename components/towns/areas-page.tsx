import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { listInWords } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns';
import { TownList } from './town-list';

interface Props {
  business: Business;
  homeTown: Town;
  mainTowns: readonly TownWithMiles[];
  towns: readonly TownWithMiles[];
}

export function AreasPage({ business, homeTown, mainTowns, towns }: Props) {
  return (
    <PageFrame
      crumbs={[{ name: 'Service Areas', href: routes.locations }, { name: 'All towns' }]}
      band={
        <CallToAction business={business} heading="Is your town missing?">
          <p>Call or text and ask. The answer is yes or no, with the reason.</p>
        </CallToAction>
      }
    >
      <PageTitle title="All towns" eyebrow={listInWords(business.serviceArea)}>
        <Prose
          paragraphs={[
            `Each town has a page of its own: how far it is from ${homeTown.name}, where its papers are recorded, and places where two people can find each other.`,
          ]}
        />
      </PageTitle>
      <Section id="main-areas" heading="Main areas">
        <TownList towns={mainTowns} from={homeTown.name} />
      </Section>
      <Section id="all-towns" heading="Every town from A to Z">
        <TownList towns={towns} from={homeTown.name} />
      </Section>
    </PageFrame>
  );
}
