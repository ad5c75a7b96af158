import { StructuredData } from '@/components/seo/structured-data.client';
import { TownPage } from '@/components/towns/town-page';
import { content } from '@/lib/content/content';
import { townData } from '@/lib/pages/json-ld/page-data';
import { townMetadata } from '@/lib/pages/metadata';
import { townBySlug } from '@/lib/towns/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return content.towns.map(({ slug }) => ({ town: slug }));
}

export async function generateMetadata({ params }: PageProps<'/areas/[town]'>) {
  return townMetadata(townBySlug(content.towns, (await params).town), content);
}

export default async function Page({ params }: PageProps<'/areas/[town]'>) {
  const town = townBySlug(content.towns, (await params).town);
  return (
    <>
      <StructuredData json={townData(town, content)} />
      <TownPage {...content} town={town} />
    </>
  );
}
