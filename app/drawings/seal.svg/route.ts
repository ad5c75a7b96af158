import { content } from '@/lib/content/content';
import { brandSeal } from '@/lib/drawing/seal';
import { sealPicture } from '@/lib/drawing/seal-drawing';
import { fileResponse } from '@/lib/file-types';
import { routes } from '@/lib/routes';
import { homeTownOf, townAndState } from '@/lib/towns/towns';

export const dynamic = 'force-static';

/** The brand's seal: a file, because it is on every page. */
export function GET() {
  const seal = brandSeal(content.business.brand, townAndState(homeTownOf(content)));
  return fileResponse(routes.seal, sealPicture(seal));
}
