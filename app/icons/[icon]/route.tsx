import { ImageResponse } from 'next/og';
import { readPalette } from '@/lib/design-tokens';
import { iconSvg, pixelIcons, vectorIcon } from '@/lib/icons';

export const dynamic = 'force-static';
export const dynamicParams = false;

const svg = iconSvg(readPalette(process.cwd()));

export function generateStaticParams() {
  return [vectorIcon, ...pixelIcons.keys()].map((icon) => ({ icon }));
}

export async function GET(_: Request, { params }: RouteContext<'/icons/[icon]'>) {
  const size = pixelIcons.get((await params).icon);
  if (!size) return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // biome-ignore lint/a11y/useAltText: becomes the picture itself
  return new ImageResponse(<img src={source} width={size} height={size} />, {
    width: size,
    height: size,
  });
}
