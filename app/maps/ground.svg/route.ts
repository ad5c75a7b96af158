import { content } from '@/lib/content/content';
import { groundPicture } from '@/lib/drawing/map/ground-picture';
import { fileResponse } from '@/lib/file-kinds';
import { townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

/** The ground of the large map (app/maps.css). */
export function GET() {
  const { towns, business } = content;
  const picture = groundPicture(towns, townBySlug(towns, business.home.town));
  return fileResponse('/maps/ground.svg', picture);
}
