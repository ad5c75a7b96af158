import { ListChecks } from 'lucide-react';
import { PhoneNumber } from '@/components/call/phone-number';
import { Island } from '@/components/islands/island';
import { Filled } from '@/components/ui/filled';
import { IconList } from '@/components/ui/icon-list';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { deliveryUrl } from '@/lib/contact/delivery';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
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
    <Section id="message" title={copy.heading} className="lg:flex-1">
      <div className="before-form mb-6 max-w-prose">
        <h3 className="mb-2 text-lg">{headings.whatToSay}</h3>
        <IconList icon={ListChecks} items={whatToSay.items} />
        <p className="mt-4">{whatToSay.privacy}</p>
      </div>
      <div className="unscripted:hidden has-data-failed:hidden print:hidden">
        <p className="before-form mb-6 max-w-prose">
          {copy.instructions} {receiver ? <Filled text={delivers} values={values} /> : prepares}
        </p>
        <Island
          of={{ ContactForm }}
          className="max-w-prose"
          props={{
            phone: business.phone,
            number: <PhoneNumber business={business} />,
            user,
            host,
            ...(business.delivery && { delivery: business.delivery }),
          }}
        />
      </div>
    </Section>
  );
}
