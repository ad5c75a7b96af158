import { ButtonLink } from '@/components/ui/button-link';
import { PageTitle } from '@/components/ui/page-title';
import { formatPhone, telHref } from '@/lib/contact/phone';
import { routes } from '@/lib/routes';
import { PageFrame } from './page-frame';

/** next.config.ts hands it over from content: an error screen cannot ask a page for it. */
const phone = process.env['NEXT_PUBLIC_PHONE'] ?? '';
const mark = process.env['NEXT_PUBLIC_PHONE_MARK'];

/** What a visitor sees in place of what failed: the number still, and ways on. */
export function ErrorScreen() {
  return (
    <PageFrame
      head={
        <PageTitle title="Unexpected Application Error!" eyebrow="Something went wrong">
          <p className="mt-3 max-w-prose md:text-lg">
            This page could not be shown. The phone still works: call or text{' '}
            <a className="figures text-link" href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
            {mark}.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="schedule" href={routes.home}>
              Return to Home
            </ButtonLink>
            <ButtonLink variant="attraction" href={routes.services}>
              Services
            </ButtonLink>
            <ButtonLink variant="attraction" href={routes.areas}>
              All towns
            </ButtonLink>
          </div>
        </PageTitle>
      }
    />
  );
}
