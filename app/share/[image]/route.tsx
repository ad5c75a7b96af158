import { ImageResponse } from 'next/og';
import { ShareCard } from '@/components/share/share-card';
import { content } from '@/lib/content/content';
import { makeHeadingFont } from '@/lib/drawing/heading-font';
import { drawnShareImages, shareImageSize } from '@/lib/pages/share-images';

export const dynamic = 'force-static';
export const dynamicParams = false;

const images = new Map(drawnShareImages(content).map((image) => [`${image.file}.png`, image]));
const font = makeHeadingFont('truetype');

export function generateStaticParams() {
  return [...images.keys()].map((image) => ({ image }));
}

export async function GET(_: Request, { params }: RouteContext<'/share/[image]'>) {
  const { image: name } = await params;
  const image = images.get(name);
  if (!image) throw new Error(`There is no share image ${name}`);
  return new ImageResponse(<ShareCard image={image} brand={content.business.brand} />, {
    ...shareImageSize,
    fonts: [{ name: 'headings', data: await font }],
  });
}
