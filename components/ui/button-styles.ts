import { cva, type VariantProps } from 'class-variance-authority';

/** The looks of a button, for links and buttons alike; one that looks like text has `size: null`. */
export const buttonStyles = cva('', {
  variants: {
    variant: {
      // The border shows in forced-colors mode.
      call: 'button border-gold-400 gold',
      schedule: 'button border-cream-200 bg-navy-900 text-cream-50 hover:bg-navy-800',
      attraction: 'button border-blue-700 bg-cream-50 text-blue-700 hover:bg-cream-100',
      text: 'min-h-11 text-left text-link',
      textInLine: 'cursor-pointer py-1 text-left font-semibold text-link touch:py-2.5',
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

/** A button that looks like text. */
export const textButton = buttonStyles({ variant: 'text', size: null });

export type ButtonLook = VariantProps<typeof buttonStyles>;
