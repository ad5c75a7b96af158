import { pageKinds } from '@/components/pages';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { homeData, singleData } from '@/lib/pages/json-ld/page-data';
import type { SinglePage } from '@/lib/schema/pages/page-names';

/** A one-of-a-kind page, from its name. */
export const singlePage = (name: SinglePage | 'home') => () => (
  <>
    <StructuredData json={name === 'home' ? homeData(content) : singleData(name, content)} />
    {pageKinds[name].draw(content)}
  </>
);
