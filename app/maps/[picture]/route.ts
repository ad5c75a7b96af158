import { content } from '@/lib/content/content';
import { mapPictures } from '@/lib/drawing/map/map-pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

const pictures = mapPictures(process.cwd(), content);

export function generateStaticParams() {
  return [...pictures.keys()].map((name) => ({ picture: `${name}.svg` }));
}

export async function GET(_: Request, { params }: RouteContext<'/maps/[picture]'>) {
  const { picture } = await params;
  const name = picture.replace(/\.svg$/, '');
  return new Response(pictures.get(name), { headers: { 'content-type': 'image/svg+xml' } });
}
