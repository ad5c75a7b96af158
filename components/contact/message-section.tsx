import { Section } from '@/components/ui/section';
import type { Business } from '@/lib/schema/business';
import { ContactForm } from './contact-form.client';
import { draftKey } from './draft';

/** The message form, only where script is on: without it phone, text and email stand above. */
export function MessageSection({ business }: { business: Business }) {
  const [user = '', host = ''] = business.email.split('@');
  return (
    <Section
      id="message"
      title="Write a message"
      heading="margin"
      className="unscripted:hidden print:hidden"
    >
      <p className="mb-6 max-w-prose">
        We need all but the document type. This page does not deliver your message by itself: the
        button makes it ready as a text or an email, which you then send in your own app.
      </p>
      <div data-island data-near={draftKey} className="max-w-prose">
        <ContactForm
          phone={business.phone}
          user={user}
          host={host}
          {...(business.standIns.includes('phone') && { mark: ' (sample)' })}
        />
      </div>
    </Section>
  );
}
