import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { siteMap } from '@/lib/pages/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return siteMap(content);
}
