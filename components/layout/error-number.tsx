import { clsx } from 'clsx';
import { useState } from 'react';
import { errorWords } from '#words/error';
import { MaskedNumber } from '@/components/call/masked-number';
import { formatPhone, hasTwoNumbers, smsHref, telHref } from '@/lib/contact/phone';

const { phone, texts, mark } = errorWords;

export const errorTitle = 'Unexpected Application Error!';
const instead = ' Our phone still works: ';

/** What has failed, and the number to call instead; on a desktop, after a click. */
export function ErrorNumber({ failed }: { failed: string }) {
  const isTwo = hasTwoNumbers(errorWords);
  return (
    <>
      {failed + instead + (isTwo ? 'call ' : 'call or text ')}
      <Hidden number={phone} href={telHref(phone)} />
      {isTwo && (
        <>
          {', or text '}
          <Hidden number={texts} href={smsHref(texts)} />
        </>
      )}
      {`${mark}.`}
    </>
  );
}

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
