import { StructuredData } from '@/components/seo/structured-data.client';
import { TownPage } from '@/components/towns/town-page';
import { content } from '@/lib/content/content';
import { locator } from '@/lib/drawing/map/locator';
import { townData } from '@/lib/pages/json-ld/page-data';
import { townMetadata } from '@/lib/pages/metadata';
import { townBySlug, townSurroundings } from '@/lib/towns/towns';

export const dynamicParams = false;

export function generateStaticParams() {
  return content.towns.map(({ slug }) => ({ town: slug }));
}

export async function generateMetadata({ params }: PageProps<'/areas/[town]'>) {
  return townMetadata(townBySlug(content.towns, (await params).town), content);
}

export default async function Page({ params }: PageProps<'/areas/[town]'>) {
  const { business, towns } = content;
  const town = townBySlug(towns, (await params).town);
  const surroundings = townSurroundings(towns, business, town);
  return (
    <>
      <StructuredData json={townData(town, content)} />
      <TownPage
        {...content}
        town={town}
        {...surroundings}
        drawing={locator(surroundings.homeTown, town, towns)}
      />
    </>
  );
}
