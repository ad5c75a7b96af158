import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { bySlug } from '@/lib/schema/by-slug';
import type { Content } from '@/lib/schema/content';

interface Kind<Of> {
  records: (content: Content) => readonly Of[];
  draw: (content: Content, record: Of) => ReactNode;
}

type Props = { params: Promise<Record<string, string>> };

/**
 * The pages of a kind, one for each record.
 *
 * @param segment the name of the folder in brackets, which is a record's slug.
 * @param data the structured data of a page.
 */
export function recordPages<Of extends { slug: string }>(
  segment: string,
  { records, draw }: Kind<Of>,
  data: (record: Of, content: Content) => string,
  metadata: (record: Of, content: Content) => Metadata,
) {
  const find = bySlug<Of>(segment);
  const recordOf = async ({ params }: Props) =>
    find(records(content), (await params)[segment] ?? '');
  return {
    generateStaticParams: () => records(content).map(({ slug }) => ({ [segment]: slug })),
    generateMetadata: async (props: Props) => metadata(await recordOf(props), content),
    Page: async (props: Props) => {
      const record = await recordOf(props);
      return (
        <>
          <StructuredData json={data(record, content)} />
          {await draw(content, record)}
        </>
      );
    },
  };
}
