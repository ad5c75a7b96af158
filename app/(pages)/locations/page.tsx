import { LocationsPage } from '@/components/towns/locations-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/pages/metadata';
import { listPage } from '../../list-page';

export const metadata = listMetadata('locations', content);

export default listPage('locations', LocationsPage);
