import { vcard } from '@/lib/contact/vcard';
import { content } from '@/lib/content/content';
import { fileResponse } from '@/lib/file-types';
import { routes } from '@/lib/routes';
import { homeTownOf } from '@/lib/towns/towns';

export const dynamic = 'force-static';

export function GET() {
  return fileResponse(routes.vcard, vcard(content.business, homeTownOf(content)));
}
