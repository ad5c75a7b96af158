/** The function that finds a record of a kind by its slug; it throws when there is none. */
export const bySlug =
  <Kind extends { slug: string }>(kind: string) =>
  (records: readonly Kind[], slug: string): Kind => {
    const record = records.find((candidate) => candidate.slug === slug);
    if (!record) throw new Error(`There is no ${kind} "${slug}"`);
    return record;
  };
