import { PhoneNumber } from '@/components/call/phone-number';
import { BrandSeal } from '@/components/facts/brand-seal';
import { Filled } from '@/components/facts/filled';
import { Island } from '@/components/islands/island';
import { TextLink } from '@/components/ui/text-link';
import { deliveryUrl } from '@/lib/contact/delivery';
import { draftKey } from '@/lib/islands/keys';
import { routes } from '@/lib/routes';
import type { Content } from '@/lib/schema/content';
import { ContactForm } from './contact-form.island.client';

/** The message form, only with JavaScript: without it, phone, text and email are beside it. */
export function MessageSection({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const copy = pages['message-form'];
  const { prepares, delivers, privacyPolicy } = copy.consequence;
  const receiver = deliveryUrl(business)?.host;
  const values = {
    host: <span className="wrap-anywhere">{receiver}</span>,
    privacyPolicy: <TextLink href={routes.legal('privacy-policy')}>{privacyPolicy}</TextLink>,
  };
  const { title, text } = business.delivery ? copy.delivered : copy.ready;
  const number = <PhoneNumber business={business} />;
  const [user = '', host = ''] = business.email.split('@');
  return (
    <section
      id="message"
      aria-labelledby="message-heading"
      className="certificate p-4 has-data-failed:hidden md:p-7 print:hidden unscripted:hidden"
    >
      <div className="before-form">
        <h2 id="message-heading" className="value">
          {copy.heading}
        </h2>
        <p id="message-how" className="my-3">
          {copy.instructions} {receiver ? <Filled text={delivers} values={values} /> : prepares}
        </p>
      </div>
      <Island
        of={{ ContactForm }}
        wake={{ key: draftKey }}
        props={{
          textNumber: business.textNumber,
          number,
          user,
          host,
          documentTypes: copy.documentTypes,
          language: copy.language,
          thanks: { title, text: <Filled text={text} values={{ number }} /> },
          ...(business.delivery && { delivery: business.delivery }),
        }}
      />
      <div className="mt-4 flex justify-end md:-mt-6">
        <div className="seal-over-edge">
          <BrandSeal />
        </div>
      </div>
    </section>
  );
}
