import { color } from '@/lib/drawing/palette';
import { path, svgFile } from '@/lib/drawing/svg';
import { fileResponse } from '@/lib/file-types';

export const dynamic = 'force-static';

/** One period of the ribbon below the head of a page (app/drawings.css). */
const period =
  'M0 5C5-3 5-3 10 5S15 13 20 5M0 5C5 13 5 13 10 5S15-3 20 5M-5 5C0-3 0-3 5 5S10 13 15 5 20-3 25 5M-5 5C0 13 0 13 5 5S10-3 15 5 20 13 25 5';

export function GET() {
  const look = { width: 20, height: 10, fill: 'none', stroke: color('gold-400') };
  return fileResponse('/drawings/ribbon.svg', svgFile(look, path(period)));
}
