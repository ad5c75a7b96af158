import { ContactPage } from '@/components/contact/contact-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/page-metadata';
import { townBySlug } from '@/lib/towns';

export const metadata = listMetadata('contact', content.business);

export default function Page() {
  const { business, towns } = content;
  return <ContactPage business={business} homeTown={townBySlug(towns, business.home.town)} />;
}
