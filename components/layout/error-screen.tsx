import { ShutDoor } from '@/components/facts/door-scene';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { ErrorNumber, errorTitle } from './error-number';
import { PageFrame } from './page-frame';

const failed = "This page didn't load.";

/** Shown in place of what failed, with the phone number and links to go on. */
export function ErrorScreen() {
  return (
    <PageFrame
      title={errorTitle}
      eyebrow="Something went wrong"
      lead={<ErrorNumber failed={failed} />}
      belowLead={
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
