import { vcard } from '@/lib/contact/vcard';
import { content } from '@/lib/content/content';
import { fileResponse } from '@/lib/file-kinds';
import { routes } from '@/lib/routes';
import { townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

export function GET() {
  const { business, towns } = content;
  return fileResponse(routes.vcard, vcard(business, townBySlug(towns, business.home.town)));
}
