import { formatPhone, telHref } from '@/lib/contact/phone';

/** From content via next.config.ts: an error screen gets no props from a page. */
const phone = process.env['NEXT_PUBLIC_PHONE'] ?? '';
const mark = process.env['NEXT_PUBLIC_PHONE_MARK'];

/** The number to call when something has failed. */
export function ErrorNumber() {
  return (
    <>
      <a className="tabular text-link" href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
      {mark}
    </>
  );
}
