import { recordPages } from '@/app/record-page';
import { pageKinds } from '@/components/pages';
import { legalData } from '@/lib/pages/json-ld/page-data';
import { legalMetadata } from '@/lib/pages/metadata';

export const dynamicParams = false;

const pages = recordPages('legal', pageKinds.legal, legalData, legalMetadata);

export const { generateStaticParams, generateMetadata } = pages;

export default pages.Page;
