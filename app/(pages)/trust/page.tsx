import { TrustPage } from '@/components/trust/trust-page';
import { content } from '@/lib/content/content';
import { listMetadata } from '@/lib/pages/metadata';
import { listPage } from '../../list-page';

export const metadata = listMetadata('trust', content);

export default listPage('trust', TrustPage);
