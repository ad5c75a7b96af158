import { content } from '@/lib/content/content';
import { securityText } from '@/lib/pages/security-text';

export const dynamic = 'force-static';

export function GET() {
  return new Response(securityText(content.business), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
