import { compare } from './compare';

it('shows the median of each measure for each variant, without the first round', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const measured = new Map([
    ['http://page', [7, 1000.6, 9000, 3]],
    ['http://before', [0, Number.POSITIVE_INFINITY, 6, 1]],
  ]);
  const measure = async (origin: string) => ({
    KB: 30.04,
    ms: Number(measured.get(origin)?.shift()),
  });
  const origins = { page: 'http://page', before: 'http://before' };
  const table = await compare('path', [{ name: '/', measure }], origins, 3);
  expect(table.split('\n').map((line) => line.split(/[ |]+/).slice(1, -1))).toEqual([
    ['path', 'variant', 'KB', 'ms'],
    expect.anything(),
    ['/', 'page', '30.0', '1001'],
    ['/', 'before', '30.0', '6'],
  ]);
});

it('measures once more what failed', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const measure = jest.fn().mockResolvedValue({ ms: 1 }).mockRejectedValueOnce(new Error('lost'));
  await compare('path', [{ name: '/', measure }], { page: '' }, 1);
  expect(measure).toHaveBeenCalledTimes(3);
});
