import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { SampleMark } from '@/components/facts/sample-mark';
import type { ButtonLook } from '@/components/ui/button-styles';
import { hasTwoNumbers } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { PhoneControl } from './phone-control';

interface Props extends ButtonLook {
  business: Business;
  of?: 'phone' | 'textNumber';
  /** What the control says before the number. */
  label?: ReactNode;
  className?: string | undefined;
  /** How a sample number is marked: the header marks it for everyone. */
  mark?: 'seen' | 'heard';
}

/** The one control behind each call or schedule button, and for texts to a number of their own. */
export function CallLink({
  business,
  of = 'phone',
  label = of === 'textNumber' ? 'Text' : hasTwoNumbers(business) ? 'Call' : 'Call or Text',
  variant = 'call',
  size,
  className,
  mark = 'heard',
}: Props) {
  const Icon = of === 'textNumber' ? MessageSquare : Phone;
  return (
    <PhoneControl {...{ business, of, className }} look={{ variant, size }}>
      {(number) => (
        <>
          <Icon className="size-5 shrink-0" />
          <span className="text-left">
            {label} <span className="inline-block tabular">{number}</span>
            <SampleMark business={business} field={of} look={mark} />
          </span>
        </>
      )}
    </PhoneControl>
  );
}
