import type { z } from 'zod';
import { type Pages, pageFiles } from '../schema/pages/pages';
import type { Reader } from './reader';
import type { Variables } from './template-variables';

type Read = { [Name in keyof Pages]: Pages[Name] | undefined };

/** What the files of content/pages say; undefined once one of them has a problem. */
export function readPages(reader: Reader, variables: Variables | undefined): Pages | undefined {
  if (!variables) return undefined;
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    reader.file(`pages/${name}.yaml`, schema, variables, { hasGaps: true });
  const pages = {
    areas: read('areas', pageFiles.areas),
    contact: read('contact', pageFiles.contact),
    home: read('home', pageFiles.home),
    locations: read('locations', pageFiles.locations),
    'not-found': read('not-found', pageFiles['not-found']),
    places: read('places', pageFiles.places),
    service: read('service', pageFiles.service),
    services: read('services', pageFiles.services),
  };
  return isComplete(pages) ? pages : undefined;
}

function isComplete(pages: Read): pages is Pages {
  return Object.values(pages).every((page) => page !== undefined);
}
