import { content } from '@/lib/content/content';
import { homeGround } from '@/lib/drawing/map/area-map';
import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';
import { townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

/** The ground of the home page's map: lines of counties and states. */
export function GET() {
  const { towns, business } = content;
  return fileResponse(routes.homeMap, homeGround(townBySlug(towns, business.home.town), towns));
}
