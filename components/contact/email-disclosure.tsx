import type { Business } from '@/lib/schema/business';
import { SampleMark } from './sample-mark';

/** `Email Us` opens to the address. */
export function EmailDisclosure({ business }: { business: Business }) {
  return (
    <details>
      <summary className="inline-block py-1 font-semibold text-link">Email Us</summary>
      <a className="inline-block py-1 text-link" href={`mailto:${business.email}`}>
        {business.email}
      </a>
      <SampleMark business={business} field="email" />
    </details>
  );
}
