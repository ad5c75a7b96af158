import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { sampleWords } from '@/components/facts/sample-mark';
import { Island } from '@/components/islands/island';
import { type ButtonLook, buttonStyles } from '@/components/ui/button-styles';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { MaskedNumber } from './masked-number';
import { PhoneReveal } from './phone-reveal.island.client';

interface Props {
  business: Business;
  of: 'phone' | 'textNumber';
  /** What the control looks like; as `prose`, like a link in a sentence. */
  look: ButtonLook | 'prose';
  className?: string | undefined;
  /** What the control shows, with the number in it. */
  children: (number: ReactNode) => ReactNode;
}

/**
 * A number as a link that dials it, or opens a text, where that works; and on a desktop, a button
 * with the masked number that reveals the whole one. CSS chooses.
 */
export function PhoneControl({ business, of, look, className, children }: Props) {
  const phone = business[of];
  const isText = of === 'textNumber';
  const isProse = look === 'prose';
  return (
    <>
      <Island
        of={{ PhoneReveal }}
        as={isProse ? 'span' : 'div'}
        className={isProse ? 'hidden desktop:inline' : 'hidden desktop:flex'}
        props={{
          ...(isProse ? { variant: look } : look),
          phone,
          ...(isText && { isText }),
          mark: sampleWords(business, of),
          children: children(
            <MaskedNumber phone={phone} className={isProse ? 'tabular' : 'text-sm font-normal'} />,
          ),
        }}
      />
      <a
        className={clsx(
          isProse ? 'whitespace-nowrap text-link tabular' : buttonStyles(look),
          'desktop:hidden',
          className,
        )}
        href={isText ? smsHref(phone) : telHref(phone)}
        data-plain
      >
        {children(formatPhone(phone))}
      </a>
    </>
  );
}
