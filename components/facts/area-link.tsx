import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { formatArea } from '@/lib/towns/town-words';

/** The answer to "Where" on pages that aren't about one town. */
export function AreaLink({ business, towns }: Pick<Content, 'business' | 'towns'>) {
  return <TextLink href={routes.areas}>{formatArea(towns, business)}</TextLink>;
}
