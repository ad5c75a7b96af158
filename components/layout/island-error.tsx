import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { ErrorNumber, errorTitle } from './error-number';

const failed = 'This part of the page stopped working.';

/** Shown in place of an island that failed, with the phone number and a link home. */
export function IslandError() {
  return (
    <div
      role="alert"
      className="rounded-md border-2 border-gold-700 bg-cream-50 p-4 *:not-last:mb-4"
    >
      <h2 className="text-lg">{errorTitle}</h2>
      <p>
        <ErrorNumber failed={failed} />
      </p>
      <ButtonLink variant="schedule" href={routes.home}>
        Return to Home
      </ButtonLink>
    </div>
  );
}
