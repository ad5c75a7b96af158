import { content } from '@/lib/content/content';
import { siteMetadata } from '@/lib/pages/metadata';

export const metadata = siteMetadata(content);

export { siteViewport as viewport } from '@/lib/pages/metadata';
export { SiteDocument as default } from './site-document';
