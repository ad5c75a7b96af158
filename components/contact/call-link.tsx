import { MapPin, MessageSquare, Phone } from 'lucide-react';
import { ButtonLink, type ButtonLook } from '@/components/ui/button-link';
import { formatPhone, smsHref, telHref } from '@/lib/phone';
import type { Business } from '@/lib/schema/business';
import { SampleMark } from './sample-mark';

interface Props extends ButtonLook {
  business: Business;
  /** What the button says before the number. */
  label?: string;
}

const icons = { call: Phone, schedule: Phone, attraction: MapPin };

/** The business number as a link that dials it. */
export function CallLink({ business, label = 'Call or Text', variant = 'call', size }: Props) {
  const Icon = icons[variant ?? 'call'];
  return (
    <ButtonLink href={telHref(business.phone)} variant={variant} size={size}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {label}{' '}
        <span className="whitespace-nowrap tabular-nums">{formatPhone(business.phone)}</span>
        <SampleMark business={business} field="phone" />
      </span>
    </ButtonLink>
  );
}

/** Opens a text message to the business number. */
export function TextLink({ business, size }: { business: Business } & Pick<ButtonLook, 'size'>) {
  return (
    <ButtonLink href={smsHref(business.phone)} variant="attraction" size={size}>
      <MessageSquare aria-hidden="true" className="size-5 shrink-0" />
      Send a text
    </ButtonLink>
  );
}
