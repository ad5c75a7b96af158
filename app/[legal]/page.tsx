import { LegalPage } from '@/components/legal/legal-page';
import { content } from '@/lib/content/content';
import { legalPageBySlug, markdownToHtml } from '@/lib/legal-pages';
import { legalMetadata } from '@/lib/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return content.legalPages.map(({ slug }) => ({ legal: slug }));
}

export async function generateMetadata({ params }: PageProps<'/[legal]'>) {
  return legalMetadata(legalPageBySlug(content.legalPages, (await params).legal), content.business);
}

export default async function Page({ params }: PageProps<'/[legal]'>) {
  const page = legalPageBySlug(content.legalPages, (await params).legal);
  return <LegalPage page={page} html={markdownToHtml(page.markdown)} />;
}
