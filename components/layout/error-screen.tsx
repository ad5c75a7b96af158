import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { PageTitle } from '@/components/ui/page-title';
import { routes } from '@/lib/routes';
import { errorCopy } from './error-copy';
import { ErrorNumber } from './error-number';
import { PageFrame } from './page-frame';

/** Shown in place of what failed, with the phone number and links to go on. */
export function ErrorScreen() {
  return (
    <PageFrame
      head={
        <PageTitle title={errorCopy.title} eyebrow={errorCopy.eyebrow}>
          <p className="mt-3 max-w-prose md:text-lg">
            <Filled text={errorCopy.page} values={{ number: <ErrorNumber /> }} />
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
