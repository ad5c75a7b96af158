import { CallToAction } from '@/components/layout/call-to-action';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTitle } from '@/components/ui/page-title';
import { Prose } from '@/components/ui/prose';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Town } from '@/lib/schema/town';
import { listInWords } from '@/lib/text';
import type { TownWithMiles } from '@/lib/towns';
import { TownList } from './town-list';

interface Props {
  business: Business;
  homeTown: Town;
  towns: readonly TownWithMiles[];
}

export function LocationsPage({ business, homeTown, towns }: Props) {
  return (
    <PageFrame
      crumbs={[{ name: 'Service Areas' }]}
      band={
        <CallToAction business={business} heading="Between two of these towns?">
          <p>
            Farms, ranches and cabins count too. Tell us the nearest road and the turn, and we tell
            you what the drive would cost.
          </p>
        </CallToAction>
      }
    >
      <PageTitle title="Service Areas" eyebrow={listInWords(business.serviceArea)}>
        <Prose
          paragraphs={[
            `We start from ${homeTown.name}. The miles beside each of these ${towns.length} towns are a straight line on the map; the road is longer, and the travel fee for it is agreed before the trip.`,
          ]}
        />
      </PageTitle>
      <h2 className="sr-only">Towns</h2>
      <TownList towns={towns} from={homeTown.name} />
      <p className="mt-6">
        <a className="text-link" href={routes.areas}>
          All towns in alphabetical order
        </a>
      </p>
    </PageFrame>
  );
}
