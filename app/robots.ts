import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { siteUrl } from '@/lib/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: siteUrl(routes.sitemap, content.business),
  };
}
