import type { Content } from '@/lib/schema/content';
import type { Service } from '@/lib/schema/service';

export type ServiceProps = Content & { service: Service };
