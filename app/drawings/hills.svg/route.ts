import { hillsPicture } from '@/lib/drawing/hills';
import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** The vignette of the home page's certificate. */
export const GET = () => fileResponse(routes.hills, hillsPicture());
