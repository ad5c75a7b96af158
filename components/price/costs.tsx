import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';

export const Costs = (props: Omit<ComponentProps<typeof Section>, 'id' | 'title'>) => (
  <Section id="fees" title="What it costs" {...props} />
);

const table = 'All fees in a table';

export const AllFees = () => <TextLink href={`${routes.contact}#fees`}>{table}</TextLink>;
