import type { z } from 'zod';
import { type Pages, pageFiles } from '../schema/pages/pages';
import type { Reader } from './reader';
import type { Variables } from './template-variables';

type Read = { [Name in keyof Pages]: Pages[Name] | undefined };

/** The texts in content/pages; undefined if any of the files has a problem. */
export function readPages(reader: Reader, variables: Variables | undefined): Pages | undefined {
  if (!variables) return undefined;
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    reader.file(`pages/${name}.yaml`, schema, variables, { hasGaps: true });
  const pages = {
    areas: read('areas', pageFiles.areas),
    attraction: read('attraction', pageFiles.attraction),
    contact: read('contact', pageFiles.contact),
    fees: read('fees', pageFiles.fees),
    finder: read('finder', pageFiles.finder),
    frame: read('frame', pageFiles.frame),
    home: read('home', pageFiles.home),
    law: read('law', pageFiles.law),
    locations: read('locations', pageFiles.locations),
    map: read('map', pageFiles.map),
    'message-form': read('message-form', pageFiles['message-form']),
    'not-found': read('not-found', pageFiles['not-found']),
    places: read('places', pageFiles.places),
    price: read('price', pageFiles.price),
    service: read('service', pageFiles.service),
    services: read('services', pageFiles.services),
    sheet: read('sheet', pageFiles.sheet),
    town: read('town', pageFiles.town),
  };
  return isComplete(pages) ? pages : undefined;
}

function isComplete(pages: Read): pages is Pages {
  return Object.values(pages).every((page) => page !== undefined);
}
