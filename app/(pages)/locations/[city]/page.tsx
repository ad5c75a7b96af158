/** The town page at its second address; its canonical is the first one (decision 8). */
export { default, generateMetadata, generateStaticParams } from '../../areas/[city]/page';

export const dynamicParams = false;
