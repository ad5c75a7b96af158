import { clsx } from 'clsx';
import { useState } from 'react';
import { errorWords } from '#words/error';
import { MaskedNumber } from '@/components/call/masked-number';
import { formatPhone, telHref } from '@/lib/contact/phone';

const { phone, mark } = errorWords;

export const errorTitle = 'Unexpected Application Error!';
const instead = ' Our phone still works: call or text ';

/** What has failed, and the number to call instead; on a desktop, after a click. */
export function ErrorNumber({ failed }: { failed: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {failed + instead}
      {!isShown && (
        <button
          type="button"
          className="hidden cursor-pointer text-link desktop:inline"
          onClick={() => setIsShown(true)}
        >
          <MaskedNumber phone={phone} className="tabular" />
        </button>
      )}
      <a className={clsx('text-link tabular', !isShown && 'desktop:hidden')} href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {`${mark}.`}
    </>
  );
}
