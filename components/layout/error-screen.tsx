import { errorWords } from '#words/error';
import { ShutDoor } from '@/components/facts/visit';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { routes } from '@/lib/routes';
import { ErrorNumber } from './error-number';
import { PageFrame } from './page-frame';

/** Shown in place of what failed, with the phone number and links to go on. */
export function ErrorScreen() {
  return (
    <PageFrame
      title={errorWords.title}
      eyebrow={errorWords.eyebrow}
      lead={<Filled text={errorWords.page} values={{ number: <ErrorNumber /> }} />}
      head={
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
      }
      aside={<ShutDoor />}
    />
  );
}
