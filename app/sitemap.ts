import { renderedPages } from '@/components/rendered-kinds';
import { content } from '@/lib/content/content';
import { siteMap } from '@/lib/metadata/sitemap';

export const dynamic = 'force-static';

export default () => siteMap(renderedPages(content), content.business);
