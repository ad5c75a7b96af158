import { AreasPage } from '@/components/towns/areas-page';
import { content } from '@/lib/content/content';
import { singleMetadata } from '@/lib/pages/metadata';
import { singlePage } from '../../single-page';

export const metadata = singleMetadata('areas', content);

export default singlePage('areas', AreasPage);
