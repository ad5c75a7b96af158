import { ButtonLink } from '@/components/ui/button-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { routes } from '@/lib/routes';

/** From content by way of next.config.ts: an error screen gets no props from a page. */
const phone = process.env['NEXT_PUBLIC_PHONE'] ?? '';
const mark = process.env['NEXT_PUBLIC_PHONE_MARK'];

/** Shown in place of an island that failed: still with the phone number, and with a link home. */
export function IslandError() {
  return (
    <div
      role="alert"
      className="rounded-md border-2 border-gold-700 bg-cream-50 p-4 *:not-last:mb-4"
    >
      <h2 className="text-lg">Unexpected Application Error!</h2>
      <p>
        This part of the page has stopped. The phone still works: call or text{' '}
        <a className="text-link tabular-nums" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
        {mark}.
      </p>
      <ButtonLink variant="secondary" href={routes.home}>
        Return to Home
      </ButtonLink>
    </div>
  );
}
