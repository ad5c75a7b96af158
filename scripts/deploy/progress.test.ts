import { progress } from './progress';

function shown(total: number, isTTY: boolean): string[] {
  const lines: string[] = [];
  const onProgress = progress(total, { isTTY, write: (text) => lines.push(text) });
  for (let done = 0; done < total; done++) onProgress('index.html');
  return lines;
}

it('draws a bar on a terminal', () => {
  const lines = shown(2, true);
  expect(lines).toEqual([
    `\r${'█'.repeat(15)}${'░'.repeat(15)} 1 of 2`,
    `\r${'█'.repeat(30)} 2 of 2\n`,
  ]);
});

it('writes a line at each tenth elsewhere', () => {
  const lines = shown(200, false);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('20 of 200 files\n');
  expect(lines.at(-1)).toBe('200 of 200 files\n');
});
