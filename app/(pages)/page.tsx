import { singlePage } from '@/app/single-page';
import { content } from '@/lib/content/content';
import { homeMetadata } from '@/lib/pages/metadata';

export const metadata = homeMetadata(content);

export default singlePage('home');
