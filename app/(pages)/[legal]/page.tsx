import { LegalPage } from '@/components/legal/legal-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { legalData } from '@/lib/pages/json-ld/page-data';
import { legalPageBySlug } from '@/lib/pages/legal-pages';
import { legalMetadata } from '@/lib/pages/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return content.legalPages.map(({ slug }) => ({ legal: slug }));
}

export async function generateMetadata({ params }: PageProps<'/[legal]'>) {
  return legalMetadata(legalPageBySlug(content.legalPages, (await params).legal), content);
}

export default async function Page({ params }: PageProps<'/[legal]'>) {
  const page = legalPageBySlug(content.legalPages, (await params).legal);
  return (
    <>
      <StructuredData json={legalData(page, content)} />
      <LegalPage business={content.business} page={page} />
    </>
  );
}
