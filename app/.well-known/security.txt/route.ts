import { content } from '@/lib/content/content';
import { fileResponse } from '@/lib/file-kinds';
import { securityText } from '@/lib/pages/security-text';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export const GET = () => fileResponse(routes.securityText, securityText(content.business));
