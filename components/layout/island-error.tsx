import { ButtonLink } from '@/components/ui/button-link';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { routes } from '@/lib/routes';

/** An error screen cannot ask a page for them (lib/contact/phone.ts). */
const phone = process.env['NEXT_PUBLIC_PHONE'] ?? '';
const mark = process.env['NEXT_PUBLIC_PHONE_MARK'];

/** What a visitor sees in place of what failed: the number still, and a way on. */
export function IslandError() {
  return (
    <div role="alert" className="stack-4 rounded-md border-2 border-gold-700 bg-cream-50 p-4">
      <h2 className="text-lg">Unexpected Application Error!</h2>
      <p>
        This part of the page has stopped. The phone still works: call or text{' '}
        <a className="figures text-link" href={telHref(phone)}>
          {formatPhone(phone)}
        </a>
        {mark}.
      </p>
      <ButtonLink variant="schedule" href={routes.home}>
        Return to Home
      </ButtonLink>
    </div>
  );
}
