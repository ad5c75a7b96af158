import type { Content } from '@/lib/schema/content';
import type { Town } from '@/lib/schema/town';
import type { townSurroundings } from '@/lib/towns/towns';

export type TownProps = Content & ReturnType<typeof townSurroundings> & { town: Town };
