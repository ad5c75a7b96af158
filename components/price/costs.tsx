import type { ComponentProps } from 'react';
import { Section } from '@/components/ui/section';

/** The part of a page that says what a notarization costs. */
export const Costs = (props: Omit<ComponentProps<typeof Section>, 'id' | 'title'>) => (
  <Section id="fees" title="What it costs" {...props} />
);
