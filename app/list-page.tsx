import type { ComponentType } from 'react';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { listData } from '@/lib/pages/json-ld/page-data';
import type { Content } from '@/lib/schema/content';
import type { ListPage } from '@/lib/schema/pages/page-names';

/** A one-of-a-kind page, from its name and its template. */
export const listPage = (name: ListPage, Template: ComponentType<Content>) => () => (
  <>
    <StructuredData json={listData(name, content)} />
    <Template {...content} />
  </>
);
