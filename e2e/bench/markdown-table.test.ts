import { markdownTable } from './markdown-table';

it('writes a line of heads, a rule and a line for each row, in columns of one width', () => {
  expect(markdownTable(['page', 'ms'], [['/contact/', '1080'], ['/']])).toBe(
    [
      '| page      | ms   |',
      '| --------- | ---- |',
      '| /contact/ | 1080 |',
      '| /         |      |',
    ].join('\n'),
  );
});
