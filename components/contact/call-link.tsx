import { __iconData as messageSquare } from 'lucide-react/icons/message-square';
import { __iconData as phoneDrawing } from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { formatPhone, lastFour, maskPhone, smsHref, telHref } from '@/lib/phone';
import type { Business } from '@/lib/schema/business';
import { PhoneReveal } from './phone-reveal.client';
import { SampleMark } from './sample-mark';

interface Props extends ButtonLook {
  business: Business;
  /** What the control says before the number. */
  label?: ReactNode;
}

/**
 * The one control behind every call and schedule button: a link that dials where that works, and on
 * a desktop a button with the masked number that opens to the whole one. CSS chooses.
 */
export function CallLink({ business, label = 'Call or Text', variant = 'call', size }: Props) {
  const { phone } = business;
  const sample = <SampleMark business={business} field="phone" />;
  return (
    <>
      <ButtonLink href={telHref(phone)} variant={variant} size={size} className="desktop:hidden">
        <Icon drawing={phoneDrawing} className="size-5 shrink-0" />
        <span className="text-left">
          {label} <span className="figures inline-block">{formatPhone(phone)}</span>
          {sample}
        </span>
      </ButtonLink>
      <div data-island className="desktop:contents hidden">
        <PhoneReveal
          variant={variant}
          size={size}
          label="Phone number"
          number={
            <a className="figures inline-block py-1 font-semibold text-link" href={telHref(phone)}>
              {formatPhone(phone)}
              {sample}
            </a>
          }
        >
          <Icon drawing={phoneDrawing} className="size-5 shrink-0" />
          <span className="text-left">
            {label}{' '}
            <span aria-hidden="true" className="figures inline-block">
              {maskPhone(phone)}
            </span>
            <span className="sr-only">{`show the number that ends in ${lastFour(phone)}`}</span>
            {sample}
          </span>
        </PhoneReveal>
      </div>
    </>
  );
}

/** Opens a text message to the business number, where a click on it can. */
function TextLink({ business, size }: { business: Business } & Pick<ButtonLook, 'size'>) {
  return (
    <ButtonLink
      href={smsHref(business.phone)}
      variant="attraction"
      size={size}
      className="desktop:hidden"
    >
      <Icon drawing={messageSquare} className="size-5 shrink-0" />
      <span>
        Send a text
        <SampleMark business={business} field="phone" />
      </span>
    </ButtonLink>
  );
}

/** Both at once: call, and text where that works. */
export function CallOrText({ business, size }: { business: Business } & Pick<ButtonLook, 'size'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <CallLink business={business} size={size} />
      <TextLink business={business} size={size} />
    </div>
  );
}
