import { AttractionsPage } from '@/components/attractions/attractions-page';
import { content } from '@/lib/content/content';
import { singleMetadata } from '@/lib/pages/metadata';
import { singlePage } from '../../single-page';

export const metadata = singleMetadata('places', content);

export default singlePage('places', AttractionsPage);
