import { hasCheck } from './evidence';

it.each([
  ["test('it holds', async () => {", true],
  ['  test("it holds", async () => {', true],
  ["expectation(path, ok, 'it holds', found),", true],
  ["// test('it holds', async () => {", false],
  ["// expectation(path, ok, 'it holds', found),", false],
  ["test.skip('it holds', async () => {", false],
  ["test('it holds no more', async () => {", false],
  ['const it = /it holds/;', false],
])('tells a check in %s: %s', (code, isCheck) => {
  expect(hasCheck(`import a from 'a';\n${code}\n`, 'it holds')).toBe(isCheck);
});
