import { lastFour, maskPhone } from '@/lib/contact/phone';

/** The number's last digits; screen readers hear what a click does, and no bullets. */
export function MaskedNumber({ phone, className }: { phone: string; className: string }) {
  return (
    <>
      <span aria-hidden="true" className={className}>
        {maskPhone(phone)}
      </span>
      {/* biome-ignore lint/plugin: a part of the button's accessible name */}
      <span className="sr-only">{`show our phone number, ending in ${lastFour(phone)}`}</span>
    </>
  );
}
