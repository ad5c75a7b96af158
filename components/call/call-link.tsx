import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ButtonLook } from '@/components/ui/button-styles';
import type { Business } from '@/lib/schema/business';
import { SampleMark } from '../facts/sample-mark';
import { PhoneControl } from './phone-control';

interface Props extends ButtonLook {
  business: Business;
  /** What the control says before the number. */
  label?: ReactNode;
  className?: string | undefined;
  /** How a sample number is marked: the header marks it for everyone. */
  mark?: 'seen' | 'heard';
}

/** The one control behind every call and schedule button. */
export function CallLink({
  business,
  label = 'Call or Text',
  variant = 'call',
  size,
  className,
  mark = 'heard',
}: Props) {
  return (
    <PhoneControl business={business} look={{ variant, size }} className={className}>
      {(number) => (
        <>
          <Phone className="size-5 shrink-0" />
          <span className="text-left">
            {label} <span className="inline-block tabular">{number}</span>
            <SampleMark business={business} field="phone" look={mark} />
          </span>
        </>
      )}
    </PhoneControl>
  );
}
