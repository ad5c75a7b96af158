import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { routes } from '@/lib/routes';
import { isPreview, siteUrl } from '@/lib/site';

export const dynamic = 'force-static';

/** Forbids nothing, not even in a preview: who may not read a page never sees its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  const { business } = content;
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(!isPreview(business) && { sitemap: siteUrl(routes.sitemap, business) }),
  };
}
