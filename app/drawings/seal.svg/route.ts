import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';
import { content } from '@/lib/content/content';
import { readPalette } from '@/lib/drawing/palette';
import { brandSealPicture } from '@/lib/drawing/seal';
import { brandSealWords } from '@/lib/drawing/seal-words';
import { townAndState, townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

/** The brand's seal: a file, because it is on every page. */
export function GET() {
  const { towns, business } = content;
  const place = townAndState(townBySlug(towns, business.home.town));
  const words = brandSealWords(business.brand, place);
  return fileResponse(routes.seal, brandSealPicture(words, readPalette(process.cwd())));
}
