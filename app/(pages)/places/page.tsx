import { AttractionsPage } from '@/components/attractions/attractions-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/pages/metadata';
import { listPage } from '../../list-page';

export const metadata = listMetadata('places', content);

export default listPage('places', AttractionsPage);
