import { AreasPage } from '@/components/towns/areas-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/pages/metadata';
import { listPage } from '../../list-page';

export const metadata = listMetadata('areas', content);

export default listPage('areas', AreasPage);
