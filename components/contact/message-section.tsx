import { PhoneNumber } from '@/components/call/phone-number';
import { Island } from '@/components/islands/island';
import { Filled } from '@/components/ui/filled';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { deliveryHost } from '@/lib/contact/delivery';
import { routes } from '@/lib/routes';
import type { Business } from '@/lib/schema/business';
import type { Content } from '@/lib/schema/content';
import type { Pages } from '@/lib/schema/pages/pages';
import { ContactForm } from './contact-form.client';

/** The message form, only with JavaScript: without it, phone, text and email are above. */
export function MessageSection({ business, pages }: Pick<Content, 'business' | 'pages'>) {
  const copy = pages['message-form'];
  const [user = '', host = ''] = business.email.split('@');
  return (
    <Section
      id="message"
      title={copy.heading}
      className="unscripted:hidden has-data-failed:hidden lg:flex-1 print:hidden"
    >
      <p className="before-form mb-6 max-w-prose">
        {copy.instructions} <Consequence business={business} copy={copy.consequence} />
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
    </Section>
  );
}

interface ConsequenceProps {
  business: Business;
  copy: Pages['message-form']['consequence'];
}

/** What the button does, said before it is pressed. */
function Consequence({ business, copy }: ConsequenceProps) {
  const host = deliveryHost(business);
  if (!host) return copy.prepares;
  const privacyPolicy = (
    <TextLink href={routes.legal('privacy-policy')}>{copy.privacyPolicy}</TextLink>
  );
  return (
    <Filled
      text={copy.delivers}
      values={{ host: <span className="wrap-anywhere">{host}</span>, privacyPolicy }}
    />
  );
}
