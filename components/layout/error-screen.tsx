import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-title';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { routes } from '@/lib/routes';
import { PageFrame } from './page-frame';

/** From content by way of next.config.ts: an error screen gets no props from a page. */
const phone = process.env['NEXT_PUBLIC_PHONE'] ?? '';
const mark = process.env['NEXT_PUBLIC_PHONE_MARK'];

/** Shown in place of what failed: still with the phone number, and with links to go on. */
export function ErrorScreen() {
  return (
    <PageFrame
      head={
        <PageTitle title="Unexpected Application Error!" eyebrow="Something went wrong">
          <p className="mt-3 max-w-prose md:text-lg">
            This page could not be shown. The phone still works: call or text{' '}
            <a className="text-link tabular-nums" href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
            {mark}.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="secondary" href={routes.home}>
              Return to Home
            </ButtonLink>
            <ButtonLink variant="tertiary" href={routes.services}>
              Services
            </ButtonLink>
            <ButtonLink variant="tertiary" href={routes.areas}>
              All towns
            </ButtonLink>
          </div>
        </PageTitle>
      }
    />
  );
}
