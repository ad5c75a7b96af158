import { recordPages } from '@/app/record-page';
import { pageKinds } from '@/components/pages';
import { townData } from '@/lib/pages/json-ld/page-data';
import { townMetadata } from '@/lib/pages/metadata';

export const dynamicParams = false;

const pages = recordPages('town', pageKinds.town, townData, townMetadata);

export const { generateStaticParams, generateMetadata } = pages;

export default pages.Page;
