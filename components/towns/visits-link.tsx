import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Service } from '@/lib/schema/service';

const words = 'How a hospital visit goes';

export function VisitsLink({ guide }: { guide: Pick<Service, 'slug'> }) {
  return <TextLink href={routes.institutionVisits(guide.slug)}>{words}</TextLink>;
}
