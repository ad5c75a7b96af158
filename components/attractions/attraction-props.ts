import type { Content } from '@/lib/schema/content';
import type { AttractionWithTown } from '@/lib/towns/towns';

export type AttractionProps = Content & { attraction: AttractionWithTown };
