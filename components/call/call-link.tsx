import { clsx } from 'clsx';
import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-styles';
import { formatPhone, hasTwoNumbers, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { SampleMark, sampleWords } from '../facts/sample-mark';
import { MaskedNumber } from './masked-number';
import { PhoneReveal } from './phone-reveal.island.client';

interface Props extends ButtonLook {
  business: Business;
  /** Which number. */
  of?: 'phone' | 'texts';
  /** What the control says before the number. */
  label?: ReactNode;
  /** Further looks of the link. */
  className?: string | undefined;
  /** How a sample number is marked: the header marks it for everyone. */
  mark?: 'seen' | 'heard';
}

/**
 * The one control behind every call and schedule button: a link that dials where that works, and on
 * a desktop, a button with the masked number that reveals the whole one. CSS chooses. The same for
 * texts, if they go to a number of their own.
 */
export function CallLink({
  business,
  of = 'phone',
  label = of === 'texts' ? 'Text' : hasTwoNumbers(business) ? 'Call' : 'Call or Text',
  variant = 'call',
  size,
  className,
  mark = 'heard',
}: Props) {
  const isText = of === 'texts';
  const phone = business[of];
  const Icon = isText ? MessageSquare : Phone;
  const says = (number: ReactNode) => (
    <>
      <Icon className="size-5 shrink-0" />
      <span className="text-left">
        {label} {number}
        <SampleMark business={business} field={of} look={mark} />
      </span>
    </>
  );
  return (
    <>
      <Island
        of={{ PhoneReveal }}
        className="hidden desktop:flex"
        props={{
          variant,
          ...(size && { size }),
          phone,
          ...(isText && { isText }),
          mark: sampleWords(business, of),
          children: says(
            <span className="inline-block">
              <MaskedNumber phone={phone} />
            </span>,
          ),
        }}
      />
      <ButtonLink
        href={isText ? smsHref(phone) : telHref(phone)}
        variant={variant}
        size={size}
        className={clsx('desktop:hidden', className)}
        data-plain
      >
        {says(<span className="inline-block tabular">{formatPhone(phone)}</span>)}
      </ButtonLink>
    </>
  );
}
