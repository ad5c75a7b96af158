/** @jest-environment node */
import { parsePage } from '../exported-page';
import { checkSchemaTypes, typeProblems } from './schema-types';

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

it('counts no node where there is no structured data, so that the step does not pass', () => {
  expect(checkSchemaTypes([parsePage('/', '<p>Kuna</p>')], process.cwd()).count).toBe(0);
});

it('does not take silence for right where tsc was stopped or failed', () => {
  const expected = 'expected that tsc can read the data, found no word of it and';
  expect(typeProblems({ status: null, signal: 'SIGKILL', output: '' }, ['/'])).toEqual([
    `${expected} SIGKILL`,
  ]);
  expect(typeProblems({ status: 134, signal: null, output: '\n' }, ['/'])).toEqual([
    `${expected} the exit status 134`,
  ]);
  expect(typeProblems({ status: 0, signal: null, output: '' }, ['/'])).toEqual([]);
});

it('tells what tsc says of no node', () => {
  const output = "error TS2688: Cannot find type definition file for 'node'.\n";
  expect(typeProblems({ status: 2, signal: null, output }, ['/'])).toEqual([
    `expected that tsc can read the data, found: ${output.trim()}`,
  ]);
});
