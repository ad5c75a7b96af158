import type { Service } from '../schema/service';
import { documentTokens } from './find-document';

/** A document that the search box knows, with the index of its service. */
export type KnownDocument = ReturnType<typeof knownDocuments>[number];

/**
 * Every document of the services, once. Where several services have one of the same name, it is
 * found by all of its other names, and the first that has something to know is the answer.
 */
export function knownDocuments(services: readonly Service[]) {
  const all = services.flatMap(({ commonDocuments, officialPages = [] }, service) =>
    commonDocuments.map((document) => {
      const notes = document.notes.map((note) => {
        const url = officialPages.find(({ name }) => name === note.source)?.url;
        return { ...note, ...(url && { url }) };
      });
      return { ...document, notes, service };
    }),
  );
  const byName = new Map<string, (typeof all)[number]>();
  for (const document of all) {
    const key = documentTokens(document.name).sort().join(' ') || document.name;
    const before = byName.get(key) ?? document;
    const answer = before.notes.length === 0 && document.notes.length > 0 ? document : before;
    const otherNames = [...new Set([...before.otherNames, ...document.otherNames])];
    byName.set(key, { ...answer, otherNames });
  }
  return [...byName.values()];
}
