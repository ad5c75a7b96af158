import { compare } from './compare';

it('shows the median of each measure for each variant, without the first round or a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const measured = new Map([
    ['http://page', [7, 1000.6, 9000, 3]],
    ['http://before', [0, Number.POSITIVE_INFINITY, 6, 1]],
  ]);
  const measure = jest
    .fn(async (origin: string) => ({ KB: 30.04, ms: Number(measured.get(origin)?.shift()) }))
    .mockRejectedValueOnce(new Error('lost'));
  const origins = { page: 'http://page', before: 'http://before' };
  const table = await compare('path', [{ name: '/', measure }], origins, 3);
  expect(table.split('\n').map((line) => line.split(/[ |]+/).slice(1, -1))).toEqual([
    ['path', 'variant', 'KB', 'ms'],
    expect.anything(),
    ['/', 'page', '30.0', '1001'],
    ['/', 'before', '30.0', '6'],
  ]);
});
