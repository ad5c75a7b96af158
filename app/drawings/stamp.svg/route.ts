import { stampPicture } from '@/lib/drawing/stamp';
import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** The stamp of a service. */
export const GET = () => fileResponse(routes.stamp, stampPicture());
