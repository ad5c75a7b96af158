import { TownPage } from '@/components/towns/town-page';
import { content } from '@/lib/content/content';
import { townMetadata } from '@/lib/page-metadata';
import { townBySlug, townSurroundings } from '@/lib/towns';

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
    <TownPage
      business={business}
      services={services}
      town={town}
      {...townSurroundings(towns, business, town)}
    />
  );
}
