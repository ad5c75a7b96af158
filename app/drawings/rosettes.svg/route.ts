import { rosetteSheet } from '@/lib/drawing/seal-drawing';
import { fileResponse } from '@/lib/file-types';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** What the seals of all towns share: a file, because it is on every page of a town. */
export function GET() {
  return fileResponse(routes.rosettes, rosetteSheet());
}
