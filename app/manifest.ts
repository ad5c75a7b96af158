import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { pixelIcons } from '@/lib/drawing/icons';
import { color } from '@/lib/drawing/palette';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { brand, description } = content.business;
  return {
    name: brand,
    short_name: brand,
    description,
    start_url: routes.home,
    display: 'browser',
    background_color: color('cream-50'),
    theme_color: color('navy-900'),
    icons: [...pixelIcons].map(([file, side]) => ({
      src: routes.icon(file),
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  };
}
