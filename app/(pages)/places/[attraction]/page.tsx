import { recordPages } from '@/app/record-page';
import { pageKinds } from '@/components/pages';
import { attractionData } from '@/lib/pages/json-ld/page-data';
import { attractionMetadata } from '@/lib/pages/metadata';

export const dynamicParams = false;

const pages = recordPages('attraction', pageKinds.attraction, attractionData, attractionMetadata);

export const { generateStaticParams, generateMetadata } = pages;

export default pages.Page;
