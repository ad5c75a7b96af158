import { content } from '@/lib/content/content';
import { areaGround } from '@/lib/drawing/map/county-lines';
import { fileResponse } from '@/lib/file-types';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export function GET() {
  return fileResponse(routes.mapGround, areaGround(content));
}
