import { StructuredData } from '@/components/seo/structured-data.client';
import { TownPage } from '@/components/towns/town-page';
import { content } from '@/lib/content/content';
import { townData } from '@/lib/pages/json-ld/page-data';
import { townMetadata } from '@/lib/pages/page-metadata';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return content.towns.map(({ slug }) => ({ city: slug }));
}

export async function generateMetadata({ params }: PageProps<'/areas/[city]'>) {
  return townMetadata(townBySlug(content.towns, (await params).city), content.business);
}

export default async function Page({ params }: PageProps<'/areas/[city]'>) {
  const { business, services, towns } = content;
  const town = townBySlug(towns, (await params).city);
  return (
    <>
      <StructuredData json={townData(town, content)} />
      <TownPage
        business={business}
        services={services}
        town={town}
        {...townSurroundings(towns, business, town)}
      />
    </>
  );
}
