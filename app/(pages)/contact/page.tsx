import { ContactPage } from '@/components/contact/contact-page';
import { content } from '@/lib/content/content';
import { singleMetadata } from '@/lib/pages/metadata';
import { singlePage } from '../../single-page';

export const metadata = singleMetadata('contact', content);

export default singlePage('contact', ContactPage);
