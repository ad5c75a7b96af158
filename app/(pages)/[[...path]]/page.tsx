import { renderedPages } from '@/components/rendered-kinds';
import { StructuredData } from '@/components/seo/structured-data.client';
import { content } from '@/lib/content/content';
import { memoize } from '@/lib/memoize';
import { pageMetadata } from '@/lib/metadata/metadata';
import type { Content } from '@/lib/schema/content';

export const dynamicParams = false;

/** Made again when content is read again, which has other towns then. */
const pagesByPath = memoize(
  (_: Content['towns']) =>
    new Map(
      renderedPages(content).flatMap((page) => page.paths.map((path) => [path, page] as const)),
    ),
  new WeakMap(),
);

export const generateStaticParams = () =>
  [...pagesByPath(content.towns).keys()].map((path) => ({ path: path.split('/').filter(Boolean) }));

type Props = { params: Promise<{ path?: string[] }> };

async function pageAt({ params }: Props) {
  const { path = [] } = await params;
  const page = pagesByPath(content.towns).get(`/${path.map((part) => `${part}/`).join('')}`);
  if (!page) throw new Error(`There is no page at ${path.join('/')}`);
  return page;
}

export const generateMetadata = async (props: Props) => pageMetadata(await pageAt(props), content);

export default async function Page(props: Props) {
  const { data, render } = await pageAt(props);
  return (
    <>
      <StructuredData json={data()} />
      {await render()}
    </>
  );
}
