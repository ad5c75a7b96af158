import { LocationsPage } from '@/components/towns/locations-page';
import { content } from '@/lib/content/content';
import { singleMetadata } from '@/lib/pages/metadata';
import { singlePage } from '../../single-page';

export const metadata = singleMetadata('locations', content);

export default singlePage('locations', LocationsPage);
