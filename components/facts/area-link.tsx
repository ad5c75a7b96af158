import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';

/** The answer to "Where" on pages that aren't about one town. */
export function AreaLink({ area }: { area: string }) {
  return <TextLink href={routes.areas}> {area}</TextLink>;
}
