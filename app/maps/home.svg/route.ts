import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';
import { content } from '@/lib/content/content';
import { countyLines } from '@/lib/drawing/map/county-lines';
import { areaGround } from '@/lib/drawing/map/locator';
import { readPalette } from '@/lib/drawing/palette';
import { townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

/** The ground of the home page's map: lines of counties and states. */
export function GET() {
  const { towns, business } = content;
  const home = townBySlug(towns, business.home.town);
  const picture = areaGround(home, towns, countyLines(), readPalette(process.cwd()));
  return fileResponse(routes.homeMap, picture);
}
