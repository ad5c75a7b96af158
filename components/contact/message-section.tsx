import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { deliveryHost } from '@/lib/contact/delivery';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import { ContactForm } from './contact-form.client';
import { draftKey } from './draft';

/** The message form, only with JavaScript: without it, phone, text and email are above. */
export function MessageSection({ business }: { business: Business }) {
  const [user = '', host = ''] = business.email.split('@');
  return (
    <Section
      id="message"
      title="Write a message"
      heading="margin"
      className="unscripted:hidden has-data-failed:hidden print:hidden"
    >
      <p className="mb-6 max-w-prose">
        Please fill in every field; only the document type is optional.{' '}
        <Consequence business={business} />
      </p>
      <Island
        of={ContactForm}
        file="contact/contact-form"
        className="max-w-prose"
        wake={draftKey}
        props={{
          phone: business.phone,
          user,
          host,
          ...(business.placeholders.includes('phone') && { mark: ' (sample)' }),
          ...(business.delivery && { delivery: business.delivery }),
        }}
      />
    </Section>
  );
}

/** What the button does, said before it is pressed. */
function Consequence({ business }: { business: Business }) {
  const host = deliveryHost(business);
  if (!host) {
    return 'This page does not deliver your message by itself: the button makes it ready as a text or an email, which you then send in your own app.';
  }
  return (
    <>
      The button sends your message to us by way of <span className="wrap-anywhere">{host}</span>{' '}
      (see our{' '}
      <a className="text-link" href={routes.legal('privacy-policy')}>
        privacy policy
      </a>
      ), and this page tells you if we cannot confirm that it arrived.
    </>
  );
}
