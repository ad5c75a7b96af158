import { clsx } from 'clsx';
import { MessageSquare } from 'lucide-react';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-styles';
import { hasTwoNumbers, smsHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { CallLink } from './call-link';

interface Props extends Pick<ButtonLook, 'size'> {
  business: Business;
  className?: string | undefined;
  /** Whether they are in the head of a page, where a printout has the number already. */
  isHero?: boolean;
}

/** The number for texts, if it's another, below a call button; a phone has it in the call bar. */
export function TextsToo({ business }: Pick<Props, 'business'>) {
  if (!hasTwoNumbers(business)) return null;
  return (
    <div className="mt-2 max-md:hidden">
      <CallLink business={business} of="textNumber" variant="attraction" />
    </div>
  );
}

/** Opens a text message, but not on a desktop. If texts have a number of their own, shows that. */
export function SmsLink({ business, size, className }: Omit<Props, 'isHero'>) {
  if (hasTwoNumbers(business))
    return <CallLink of="textNumber" variant="attraction" {...{ business, size, className }} />;
  return (
    <ButtonLink
      href={smsHref(business.textNumber)}
      variant="attraction"
      size={size}
      className={clsx('desktop:hidden', className)}
    >
      <MessageSquare className="size-5 shrink-0" />
      <span>
        Send a text
        <SampleMark business={business} field="phone" look="heard" />
      </span>
    </ButtonLink>
  );
}

/**
 * Both at once: call, and text where that works; a phone's call bar has it already. In an
 * `<address>`: a reader view takes a `<div>` of links for navigation, and drops the number with it.
 */
export function CallOrText({ business, size, className, isHero }: Props) {
  return (
    <address className={clsx('flex flex-wrap gap-3', isHero && 'mt-4 md:mt-6 print:hidden')}>
      <CallLink business={business} size={size} className={className} />
      <SmsLink business={business} size={size} className="max-md:hidden" />
    </address>
  );
}

export function HeroCall({ business }: { business: Business }) {
  return <CallOrText business={business} size="lg" className="max-md:w-full max-md:px-3" isHero />;
}
