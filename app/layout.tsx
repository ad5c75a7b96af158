import { content } from '@/lib/content/content';
import { siteMetadata } from '@/lib/metadata/metadata';

export const metadata = siteMetadata(content);

export { siteViewport as viewport } from '@/lib/metadata/metadata';
export { SiteDocument as default } from './site-document';
