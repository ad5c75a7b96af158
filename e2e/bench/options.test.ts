import { readOptions } from './options';

it('measures five kinds of page five times when nothing is asked for', () => {
  const { runs, pages } = readOptions([]);
  expect(runs).toBe(5);
  expect(pages).toEqual(['/', '/services/loan-signing/', '/areas/boise/', '/places/', '/contact/']);
});

it('measures what is asked for', () => {
  const asked = ['--runs', '1', '--pages', '/,/contact/', '--beside', 'a=b/c', '--beside', 'd=e'];
  expect(readOptions(asked)).toEqual({
    runs: 1,
    pages: ['/', '/contact/'],
    beside: new Map([
      ['a', 'b/c'],
      ['d', 'e'],
    ]),
  });
});

it.each(['0', 'many', '1.5'])('refuses %s runs', (runs) => {
  expect(() => readOptions(['--runs', runs])).toThrow(`--runs ${runs}: expected a whole number`);
});

it.each(['contact', '/contact', ''])('refuses "%s" as a page', (page) => {
  expect(() => readOptions([`--pages=${page}`])).toThrow('expected paths such as /contact/');
});

it('refuses a folder without a name', () => {
  expect(() => readOptions(['--beside', '../out'])).toThrow('expected a name and a folder');
});

it('refuses a word that it does not know', () => {
  expect(() => readOptions(['--run', '1'])).toThrow('--run');
});
