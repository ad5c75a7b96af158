import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';

/** The part of a page that says what a notarization costs. */
export const Costs = (props: Omit<ComponentProps<typeof Section>, 'id' | 'title'>) => (
  <Section id="fees" title="What it costs" {...props} />
);

const table = 'All fees in a table';

/** Leads to all fees, and to how they add up. */
export const AllFees = () => <TextLink href={`${routes.contact}#fees`}>{table}</TextLink>;
