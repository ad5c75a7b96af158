export { siteMetadata as metadata, siteViewport as viewport } from '@/lib/pages/metadata';
export { SiteDocument as default } from './site-document';
