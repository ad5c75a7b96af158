import { singlePage } from '@/app/single-page';
import { content } from '@/lib/content/content';
import { singleMetadata } from '@/lib/pages/metadata';

export const metadata = singleMetadata('areas', content);

export default singlePage('areas');
