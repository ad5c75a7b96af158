import { ContactPage } from '@/components/contact/contact-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/pages/metadata';
import { listPage } from '../../list-page';

export const metadata = listMetadata('contact', content);

export default listPage('contact', ContactPage);
