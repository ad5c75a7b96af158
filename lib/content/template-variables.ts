import { deliveryHost } from '../contact/delivery';
import { formatPhone } from '../contact/phone';
import { dollars } from '../money';
import type { BusinessRecord } from '../schema/business';

/**
 * The figures of business.yaml by the names that other content uses for them in braces, so that
 * a price or a time is typed once: "{additionalFee} for each additional notarization".
 */
export function templateVariables(
  business: Pick<
    BusinessRecord,
    'law' | 'prices' | 'times' | 'brand' | 'phone' | 'delivery' | 'payments' | 'placeholders'
  >,
): Record<string, string> {
  const { law, prices, times, payments, placeholders } = business;
  const span = ([low, high]: readonly [number, number]) => `${low}-${high}`;
  return {
    additionalFee: dollars(prices.additionalNotarization),
    idahoFee: dollars(law.ID.highestFee),
    oregonFee: dollars(law.OR.highestFee),
    oregonRemoteFee: dollars(law.OR.highestRemoteFee ?? law.OR.highestFee),
    priorityWindow: `${times.priorityHours} hours`,
    standardWindow: `${span(times.standardHours)} hours`,
    loanSigningTime: `${span(times.loanSigningMinutes)} minutes`,
    apostilleMailTime: `${span(times.apostilleMailWeeks)} weeks`,
    brand: business.brand,
    // Empty without one: only a sentence that needs the delivery has something to say of it.
    deliveryHost: deliveryHost(business) ?? '',
    phone: `${formatPhone(business.phone)}${placeholders.includes('phone') ? ' (sample)' : ''}`,
    payments:
      placeholders.includes('payments') || !payments.length ? '' : ` (${payments.join(', ')})`,
  };
}

const token = /\{(\w*)\}/g;

/** The names in braces for which there is no figure. */
export function unknownVariables(text: string, figures: Record<string, string>): string[] {
  return [...text.matchAll(token)]
    .map((match) => match[1] ?? '')
    .filter((name) => !Object.hasOwn(figures, name));
}

/** The text with each name in braces replaced by its figure. */
export function interpolate(text: string, figures: Record<string, string>): string {
  return text.replace(token, (_, name: string) => figures[name] ?? `{${name}}`);
}
