import { HomePage } from '@/components/home/home-page';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { homeData } from '@/lib/pages/json-ld/page-data';
import { homeMetadata } from '@/lib/pages/metadata';

export const metadata = homeMetadata(content);

export default function Page() {
  return (
    <>
      <StructuredData json={homeData(content)} />
      <HomePage {...content} />
    </>
  );
}
