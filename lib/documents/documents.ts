import { aboutService, type Inquiry } from '../contact/inquiry';
import { routes } from '../routes';
import type { Content } from '../schema/content';
import type { DocumentNote } from '../schema/document';
import type { Service } from '../schema/service';
import { itemsFor } from '../services/checklist';
import type { StateCode } from '../states';
import { documentWords } from './find-document';

/** A document that the search box knows, with the place of its service among the services. */
export interface KnownDocument {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly notes: readonly DocumentNote[];
  readonly isNotarized: boolean;
  readonly service: number;
}

/** What a list has of an item that only some services or states ask for. */
interface Item {
  readonly text: string;
  readonly states?: readonly StateCode[] | undefined;
}

/** A service, as far as an answer about one of its documents needs it. */
export interface ServiceOfDocument {
  readonly title: string;
  readonly path: string;
  readonly about: Inquiry;
  readonly items: readonly Item[];
}

/**
 * Every document that has something to know or other names, once: another one is on a list as well. Where
 * several services have one of the same name, it is found by all of its other names, and the answer is of the first that has something to know, or else of the first.
 */
export function knownDocuments(services: readonly Service[]): KnownDocument[] {
  const all = services.flatMap(({ commonDocuments }, service) =>
    commonDocuments
      .filter(({ notes, otherNames }) => notes.length > 0 || otherNames.length > 0)
      .map((document) => ({ ...document, service })),
  );
  const byName = new Map<string, KnownDocument>();
  for (const document of all) {
    const key = documentWords(document.name).join(' ');
    const before = byName.get(key);
    const answer = before && (before.notes.length > 0 || document.notes.length === 0);
    const otherNames = [...new Set([...(before?.otherNames ?? []), ...document.otherNames])];
    byName.set(key, { ...(answer ? before : document), otherNames });
  }
  return [...byName.values()];
}

/** What answers about documents say of their services, in the same order. */
export function servicesOfDocuments({
  business,
  checklist,
  services,
}: Pick<Content, 'business' | 'checklist' | 'services'>): ServiceOfDocument[] {
  return services.map((service) => ({
    title: service.title,
    path: routes.service(service.slug),
    about: aboutService(service),
    items: itemsFor(checklist, service, business)
      .filter(({ services, states }) => services ?? states)
      .map(({ text, states }) => ({ text, states })),
  }));
}
