import { cva, type VariantProps } from 'class-variance-authority';

/** The looks of a button, for links and buttons alike. */
export const buttonStyles = cva('button', {
  variants: {
    variant: {
      // The border shows in forced-colors mode.
      call: 'border-gold-400 gold',
      schedule: 'border-cream-200 bg-navy-900 text-cream-50 hover:bg-navy-800',
      attraction: 'border-blue-700 bg-cream-50 text-blue-700 hover:bg-cream-100',
    },
    size: {
      default: 'min-h-11 px-5 py-2 text-base/tight',
      sm: 'min-h-9 px-4 py-1 text-sm/tight',
      lg: 'min-h-13 px-7 py-3 text-lg/tight',
      icon: 'size-11',
    },
  },
  defaultVariants: { variant: 'call', size: 'default' },
});

export type ButtonLook = VariantProps<typeof buttonStyles>;
