/** The town page at its second URL; its canonical is the first one (decision 0006). */
export { default, generateMetadata, generateStaticParams } from '@/app/(pages)/areas/[town]/page';

export const dynamicParams = false;
