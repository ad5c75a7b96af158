import { lastFour, maskPhone } from '@/lib/contact/phone';

/** The number's last digits; screen readers hear what a click does, and no bullets. */
export function MaskedNumber({ phone }: { phone: string }) {
  return (
    <>
      <span aria-hidden="true" className="tabular">
        {maskPhone(phone)}
      </span>
      {/* biome-ignore lint/plugin: a part of the button's accessible name */}
      <span className="sr-only">{`show our phone number, ending in ${lastFour(phone)}`}</span>
    </>
  );
}
