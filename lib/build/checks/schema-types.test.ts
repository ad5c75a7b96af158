/** @jest-environment node */
import { parsePage } from '../exported-page';
import { checkSchemaTypes } from './schema-types';

const page = (path: string, node: object) => {
  const graph = { '@context': 'https://schema.org', '@graph': [node] };
  return parsePage(
    path,
    `<script type="application/ld+json">${JSON.stringify(graph)}</script><p>Kuna</p>`,
  );
};
const city = { '@type': 'City', name: 'Kuna' };

it('takes what schema.org describes, and names the page of what it does not', () => {
  const finding = checkSchemaTypes(
    [
      page('/areas/kuna/', city),
      page('/locations/kuna/', city),
      page('/areas/vale/', { ...city, telefone: '1' }),
    ],
    process.cwd(),
  );
  expect(finding.checked).toBe('2 nodes on 3 pages');
  expect(finding.problems).toEqual([
    expect.stringMatching(/^\/areas\/vale\/: expected what schema.org describes, found error TS/),
  ]);
  expect(finding.problems[0]).toContain('telefone');
}, 60_000);

it('has nothing to say where there is no structured data', () => {
  expect(checkSchemaTypes([parsePage('/', '<p>Kuna</p>')], process.cwd()).problems).toEqual([]);
});
