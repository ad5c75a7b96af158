import type { ComponentType } from 'react';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { singleData } from '@/lib/pages/json-ld/page-data';
import type { Content } from '@/lib/schema/content';
import type { SinglePage } from '@/lib/schema/pages/page-names';

/** A one-of-a-kind page, from its name and its template. */
export const singlePage = (name: SinglePage, Template: ComponentType<Content>) => () => (
  <>
    <StructuredData json={singleData(name, content)} />
    <Template {...content} />
  </>
);
