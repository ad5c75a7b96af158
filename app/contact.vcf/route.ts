import { vcard } from '@/lib/contact/vcard';
import { content } from '@/lib/content/content';
import { townBySlug } from '@/lib/towns/towns';

export const dynamic = 'force-static';

export function GET() {
  const { business, pages, towns } = content;
  const card = vcard(business, townBySlug(towns, business.home.town), pages.frame.preview);
  return new Response(card, {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
}
