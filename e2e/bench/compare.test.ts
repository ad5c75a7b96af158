import { compare } from './compare';

it('has the median of each measure for each variant, without the first round or a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const measured = new Map([
    ['http://page', [7, 1006.6, 9000, 3]],
    ['http://before', [0, Number.POSITIVE_INFINITY, 6, 1]],
  ]);
  const measure = jest
    .fn(async (origin: string) => ({ KB: 30.04, ms: Number(measured.get(origin)?.shift()) }))
    .mockRejectedValueOnce(new Error('lost'));
  const origins = { page: 'http://page', before: 'http://before' };
  expect(await compare([{ name: '/', measure }], origins, 3)).toEqual([
    { name: '/', variant: 'page', KB: 30, ms: 1010 },
    { name: '/', variant: 'before', KB: 30, ms: 6 },
  ]);
});
