import type { Thing } from 'schema-dts';
import { printGraph } from './page-data';

it('prints one graph of all nodes', () => {
  const nodes: Thing[] = [
    { '@type': 'City', name: 'Boise' },
    { '@type': 'City', name: 'Kuna' },
  ];
  expect(JSON.parse(printGraph(nodes))).toEqual({
    '@context': 'https://schema.org',
    '@graph': nodes,
  });
});

it('lets no text end the script element, and keeps the text intact', () => {
  const name = '</script><script>alert(1)</script><!-- &';
  const printed = printGraph([{ '@type': 'City', name }]);
  expect(printed).not.toContain('<');
  expect(printed).toContain('\\u003c/script>');
  expect(JSON.parse(printed)['@graph'][0].name).toBe(name);
});
