import { content } from '@/lib/content/content';
import { brandSeal } from '@/lib/drawing/seal';
import { sealPicture } from '@/lib/drawing/seal-drawing';
import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';
import { townAndState, townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

/** The brand's seal: a file, because it is on every page. */
export function GET() {
  const { towns, business } = content;
  const place = townAndState(townBySlug(towns, business.home.town));
  return fileResponse(routes.seal, sealPicture(brandSeal(business.brand, place)));
}
