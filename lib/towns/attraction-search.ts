/** Begins the part of the URL that holds the term: it survives Back and reloads, and is in no request. */
export const termKey = '#search=';

/** The texts of a card that are searched, in lower case: its name and its town's. */
export function searchable(name: string, townName: string): string[] {
  return [name.toLowerCase(), townName.toLowerCase()];
}

/** Whether the term, in any case, is part of one of the texts. An empty term matches every card. */
export function matches(texts: readonly string[], term: string): boolean {
  const wanted = term.trim().toLowerCase();
  return texts.some((text) => text.includes(wanted));
}
