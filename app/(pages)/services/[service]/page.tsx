import { recordPages } from '@/app/record-page';
import { pageKinds } from '@/components/pages';
import { serviceData } from '@/lib/pages/json-ld/page-data';
import { serviceMetadata } from '@/lib/pages/metadata';

export const dynamicParams = false;

const pages = recordPages('service', pageKinds.service, serviceData, serviceMetadata);

export const { generateStaticParams, generateMetadata } = pages;

export default pages.Page;
