import { ServiceListPage } from '@/components/services/service-list-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/pages/metadata';
import { listPage } from '../../list-page';

export const metadata = listMetadata('services', content);

export default listPage('services', ServiceListPage);
