import { ServiceListPage } from '@/components/services/service-list-page';
import { content } from '@/lib/content/content';
import { singleMetadata } from '@/lib/pages/metadata';
import { singlePage } from '../../single-page';

export const metadata = singleMetadata('services', content);

export default singlePage('services', ServiceListPage);
