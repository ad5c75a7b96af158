import { vcard } from '@/lib/contact/vcard';
import { content } from '@/lib/content/content';
import { townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

export function GET() {
  const { business, towns } = content;
  return new Response(vcard(business, townBySlug(towns, business.home.town)), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
}
