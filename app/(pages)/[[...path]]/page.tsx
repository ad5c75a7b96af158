import { sitePages } from '@/app/site-pages';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';

export const dynamicParams = false;

export const generateStaticParams = () =>
  [...sitePages(content.towns).keys()].map((path) => ({ path: path.split('/').filter(Boolean) }));

interface Props {
  params: Promise<{ path?: string[] }>;
}

async function pageAt({ params }: Props) {
  const { path = [] } = await params;
  const page = sitePages(content.towns).get(`/${path.map((part) => `${part}/`).join('')}`);
  if (!page) throw new Error(`There is no page at ${path.join('/')}`);
  return page;
}

export const generateMetadata = async (props: Props) => (await pageAt(props)).metadata();

export default async function Page(props: Props) {
  const { data, render } = await pageAt(props);
  return (
    <>
      <StructuredData json={data()} />
      {await render()}
    </>
  );
}
