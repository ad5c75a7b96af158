import { clsx } from 'clsx';
import { useState } from 'react';
import { errorContent } from '#content/error';
import { MaskedNumber } from '@/components/call/masked-number';
import { ButtonLink } from '@/components/ui/button-link';
import { formatPhone, hasTwoNumbers, smsHref, telHref } from '@/lib/contact/phone';
import { routes } from '@/lib/routes';

const { phone, textNumber, mark } = errorContent;

export const errorTitle = 'Unexpected Application Error!';
const failed = 'This part of the page stopped working. Our phone still works: ';

/** Shown in place of an island that failed, with the number to call instead and a link home. */
export function IslandError() {
  const isTwo = hasTwoNumbers(errorContent);
  return (
    <div
      role="alert"
      className="rounded-md border-2 border-gold-700 bg-cream-50 p-4 *:not-last:mb-4"
    >
      <h2 className="text-lg">{errorTitle}</h2>
      <p>
        {failed + (isTwo ? 'call ' : 'call or text ')}
        <Hidden number={phone} href={telHref(phone)} />
        {isTwo && (
          <>
            {', or text '}
            <Hidden number={textNumber} href={smsHref(textNumber)} />
          </>
        )}
        {`${mark}.`}
      </p>
      <ButtonLink variant="schedule" href={routes.home}>
        Return to Home
      </ButtonLink>
    </div>
  );
}

/** The number to call; on a desktop, a click shows it. */
function Hidden({ number, href }: { number: string; href: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {!isShown && (
        <button
          type="button"
          className="hidden cursor-pointer text-link desktop:inline"
          onClick={() => setIsShown(true)}
        >
          <MaskedNumber phone={number} className="tabular" />
        </button>
      )}
      <a className={clsx('text-link tabular', !isShown && 'desktop:hidden')} href={href}>
        {formatPhone(number)}
      </a>
    </>
  );
}
