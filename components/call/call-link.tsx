import { clsx } from 'clsx';
import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-styles';
import { formatPhone, smsHref, telHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { SampleMark, sampleWords } from '../facts/sample-mark';
import { MaskedNumber } from './masked-number';
import { PhoneReveal } from './phone-reveal.client';

interface Props extends ButtonLook {
  business: Business;
  /** What the control says before the number. */
  label?: ReactNode;
  /** How a sample number is marked: the header marks it for everyone. */
  mark?: 'seen' | 'heard';
}

/**
 * The one control behind every call and schedule button: a link that dials where that works, and on
 * a desktop, a button with the masked number that reveals the whole one. CSS chooses.
 */
export function CallLink({
  business,
  label = 'Call or Text',
  variant = 'call',
  size,
  mark = 'heard',
}: Props) {
  const { phone } = business;
  const says = (number: ReactNode) => (
    <>
      <Phone className="size-5 shrink-0" />
      <span className="text-left">
        {label} {number}
        <SampleMark business={business} field="phone" look={mark} />
      </span>
    </>
  );
  return (
    <>
      <Island
        of={{ PhoneReveal }}
        className="desktop:flex hidden"
        props={{
          variant,
          ...(size && { size }),
          phone,
          mark: sampleWords(business, 'phone'),
          children: says(
            <span className="inline-block">
              <MaskedNumber phone={phone} />
            </span>,
          ),
        }}
      />
      <ButtonLink
        href={telHref(phone)}
        variant={variant}
        size={size}
        className="desktop:hidden"
        data-plain
      >
        {says(<span className="tabular inline-block">{formatPhone(phone)}</span>)}
      </ButtonLink>
    </>
  );
}

/** Opens a text message to the business number; not on a desktop, which can't send one. */
export function SmsLink({
  business,
  size,
  className = '',
}: { business: Business; className?: string } & Pick<ButtonLook, 'size'>) {
  return (
    <ButtonLink
      href={smsHref(business.phone)}
      variant="attraction"
      size={size}
      className={clsx('desktop:hidden print:hidden', className)}
    >
      <MessageSquare className="size-5 shrink-0" />
      <span>
        Send a text
        <SampleMark business={business} field="phone" look="heard" />
      </span>
    </ButtonLink>
  );
}

/** Both at once: call, and text where that works; a phone's call bar has it already. */
export function CallOrText({ business, size }: { business: Business } & Pick<ButtonLook, 'size'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <CallLink business={business} size={size} />
      <SmsLink business={business} size={size} className="max-md:hidden" />
    </div>
  );
}
