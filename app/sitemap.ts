import { describedPages } from '@/components/pages';
import { content } from '@/lib/content/content';
import { siteMap } from '@/lib/pages/sitemap';

export const dynamic = 'force-static';

export default () => siteMap(describedPages(content), content.business);
