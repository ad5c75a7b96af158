import { errorWords } from '#words/error';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { routes } from '@/lib/routes';
import { ErrorNumber } from './error-number';

/** Shown in place of an island that failed, with the phone number and a link home. */
export function IslandError() {
  return (
    <div
      role="alert"
      className="rounded-md border-2 border-gold-700 bg-cream-50 p-4 *:not-last:mb-4"
    >
      <h2 className="text-lg">{errorWords.title}</h2>
      <p>
        <Filled text={errorWords.part} values={{ number: <ErrorNumber /> }} />
      </p>
      <ButtonLink variant="schedule" href={routes.home}>
        Return to Home
      </ButtonLink>
    </div>
  );
}
