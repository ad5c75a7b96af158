import { clsx } from 'clsx';
import { MessageSquare } from 'lucide-react';
import { PrintedAddress } from '@/components/facts/printed-address';
import { SampleMark } from '@/components/facts/sample-mark';
import { ButtonLink } from '@/components/ui/button-link';
import type { ButtonLook } from '@/components/ui/button-styles';
import { smsHref } from '@/lib/contact/phone';
import type { Business } from '@/lib/schema/business';
import { CallLink } from './call-link';

interface Props extends Pick<ButtonLook, 'size'> {
  business: Business;
}

/** Opens a text message to the business number; not on a desktop, which can't send one. */
export function SmsLink({ business, size, className }: Props & { className?: string }) {
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
export function CallOrText({ business, size }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <CallLink business={business} size={size} />
      <SmsLink business={business} size={size} className="max-md:hidden" />
    </div>
  );
}

/**
 * The call buttons below a title, which a phone has in the call bar. A printout of a page with a path has
 * the number and the page's address instead.
 */
export function HeroCall({ business, path }: { business: Business; path?: string }) {
  return (
    <>
      {path && <PrintedAddress business={business} path={path} />}
      <div className="mt-6 hidden md:block print:hidden">
        <CallOrText business={business} size="lg" />
      </div>
    </>
  );
}
