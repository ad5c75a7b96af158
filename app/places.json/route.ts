import { content } from '@/lib/content/content';
import { placeIndex } from '@/lib/place-index';

export const dynamic = 'force-static';

export function GET() {
  return Response.json(placeIndex(content));
}
