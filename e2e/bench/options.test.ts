import { readOptions } from './options';

it('measures five pages five times by default', () => {
  const pages = ['/', '/services/loan-signing/', '/areas/boise/', '/places/', '/contact/'];
  expect(readOptions([])).toEqual({ runs: 5, pages, beside: [] });
});

it('takes runs, pages and other exports from the command line', () => {
  const args = '--runs 1 --pages /,/contact/ --beside a=b/c --beside d=e'.split(' ');
  const beside = ['a=b/c', 'd=e'].map((variant) => variant.split('='));
  expect(readOptions(args)).toEqual({ runs: 1, pages: ['/', '/contact/'], beside });
});

it.each(['--runs=0', '--runs=many', '--beside=../out', '--beside=../a=b'])('rejects %s', (arg) => {
  expect(() => readOptions([arg])).toThrow(`${arg.replace('=', ' ')}: expected a`);
});
