import { clsx } from 'clsx';
import { useState } from 'react';
import { errorWords } from '#words/error';
import { MaskedNumber } from '@/components/call/masked-number';
import { formatPhone, telHref } from '@/lib/contact/phone';

const { phone, mark } = errorWords;

/** The number to call when something has failed; on a desktop, after a click. */
export function ErrorNumber() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {!isShown && (
        <button
          type="button"
          className="desktop:inline hidden cursor-pointer text-link"
          onClick={() => setIsShown(true)}
        >
          <MaskedNumber phone={phone} />
        </button>
      )}
      <a className={clsx('tabular text-link', !isShown && 'desktop:hidden')} href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {mark}
    </>
  );
}
