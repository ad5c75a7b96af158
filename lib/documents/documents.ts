import { aboutService, type Inquiry } from '../contact/inquiry';
import { routes } from '../routes';
import type { DocumentNote } from '../schema/document';
import type { Service } from '../schema/service';
import { documentWords } from './find-document';

/** A document that the search box knows, with the place of its service among the services. */
export interface KnownDocument {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly notes: readonly DocumentNote[];
  readonly isNotarized: boolean;
  readonly service: number;
}

/** A service, as far as an answer about one of its documents needs it. */
export interface ServiceOfDocument {
  readonly title: string;
  readonly path: string;
  readonly about: Inquiry;
  readonly checklist: string;
}

/**
 * Every document that has something to know or other names, once. Where several services have one of the
 * same name, it is found by all of its other names, and the first that has something to know is the answer.
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
export const servicesOfDocuments = (services: readonly Service[]): ServiceOfDocument[] =>
  services.map((service) => ({
    title: service.title,
    path: routes.service(service.slug),
    checklist: routes.whatToBring(service.slug),
    about: aboutService(service),
  }));
