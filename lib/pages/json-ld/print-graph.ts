import type { Graph, Thing } from 'schema-dts';

/** The nodes as the text of a script element; no text in them can end that element. */
export function printGraph(nodes: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
