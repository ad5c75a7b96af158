import { contactCard } from '@/lib/contact-card';
import { content } from '@/lib/content/content';
import { townBySlug } from '@/lib/towns';

export const dynamic = 'force-static';

export function GET() {
  const { business, towns } = content;
  return new Response(contactCard(business, townBySlug(towns, business.home.town)), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
}
