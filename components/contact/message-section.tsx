import { ListChecks } from 'lucide-react';
import { PhoneNumber } from '@/components/call/phone-number';
import { Island } from '@/components/islands/island';
import { Filled } from '@/components/ui/filled';
import { IconList } from '@/components/ui/icon-list';
import { TextLink } from '@/components/ui/text-link';
import { deliveryUrl } from '@/lib/contact/delivery';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { BrandSeal } from '../facts/brand-seal';
import { ContactForm } from './contact-form.client';

/**
 * What to tell us, also in a call, and the message form, only with JavaScript: without it, phone, text
 * and email are above.
 */
export function MessageSection({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const copy = pages['message-form'];
  const { headings, whatToSay } = pages.contact;
  const { prepares, delivers, privacyPolicy } = copy.consequence;
  const receiver = deliveryUrl(business)?.host;
  const values = {
    host: <span className="wrap-anywhere">{receiver}</span>,
    privacyPolicy: <TextLink href={routes.legal('privacy-policy')}>{privacyPolicy}</TextLink>,
  };
  const [user = '', host = ''] = business.email.split('@');
  return (
    <section id="message" aria-labelledby="message-heading" className="certificate p-4 md:p-7">
      <h2 id="message-heading" className="value unscripted:hidden print:hidden">
        {copy.heading}
      </h2>
      <div className="before-form mt-3 text-base/snug">
        <h3 className="mb-2 text-lg">{headings.whatToSay}</h3>
        <IconList icon={ListChecks} items={whatToSay.items} />
        <p className="mt-3 text-sm/snug">{whatToSay.privacy}</p>
      </div>
      <div className="mt-4 unscripted:hidden has-data-failed:hidden print:hidden">
        <p className="before-form mb-4 text-base/snug">
          {copy.instructions} {receiver ? <Filled text={delivers} values={values} /> : prepares}
        </p>
        <Island
          of={{ ContactForm }}
          props={{
            phone: business.phone,
            number: <PhoneNumber business={business} />,
            user,
            host,
            ...(business.delivery && { delivery: business.delivery }),
          }}
        />
      </div>
      <div className="mt-4 -mb-4 flex justify-end md:-mb-7">
        <div className="seal-over-edge">
          <BrandSeal />
        </div>
      </div>
    </section>
  );
}
