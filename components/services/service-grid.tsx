import { cva, type VariantProps } from 'class-variance-authority';
import type { Service } from '@/lib/schema/service';
import { ServiceCard } from './service-card';

const grid = cva('mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2', {
  variants: { columns: { two: '', four: 'lg:grid-cols-4' } },
  defaultVariants: { columns: 'four' },
});

interface Props extends VariantProps<typeof grid> {
  services: readonly Service[];
}

export function ServiceGrid({ services, columns }: Props) {
  return (
    <ul className={grid({ columns })}>
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} />
      ))}
    </ul>
  );
}
