/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { descendants } from '../../pages/html-tree';
import { runSteps } from './run-steps';
import type { PageStep } from './step';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'steps-'));
  writeFileSync(join(out, 'index.html'), '<p>a</p>');
  writeFileSync(join(out, 'robots.txt'), 'a');
});

afterEach(() => rmSync(out, { recursive: true }));

const read = (name: string) => readFileSync(join(out, name), 'utf8');
const append = (letter: string): PageStep => ({
  name: letter,
  page: (document) => {
    const [paragraph] = descendants(document).filter(({ tagName }) => tagName === 'p');
    if (paragraph) defaultTreeAdapter.insertText(paragraph, letter);
  },
});
const text = () => /<p>(.*)<\/p>/.exec(read('index.html'))?.[1];

it('runs the steps in their order, over pages alone, and tells the time of each', async () => {
  let seen = '';
  const look = {
    name: 'look',
    folder: () => {
      seen = text() ?? '';
    },
  };
  const times = await runSteps([append('b'), append('c'), look, append('d')], out);
  expect(seen).toBe('abc');
  expect(text()).toBe('abcd');
  expect(read('robots.txt')).toBe('a');
  const names = times.map(({ name }) => name).filter((name) => !/the pages$/.test(name));
  expect(names).toEqual(['b', 'c', 'look', 'd']);
  expect(times.every(({ seconds }) => seconds >= 0)).toBe(true);
});

it('waits for a step that takes its time', async () => {
  const slow = {
    name: 'slow',
    folder: async () => {
      await null;
      writeFileSync(join(out, 'index.html'), '<p>late</p>');
    },
  };
  await runSteps([slow, append('r')], out);
  expect(text()).toBe('later');
});

it('says the page, the step, what it expected and what it found', async () => {
  const strict = {
    name: 'strict',
    page: () => {
      throw new Error('expected a heading, found <h9>');
    },
  };
  await expect(runSteps([strict], out)).rejects.toThrow(
    'index.html: strict: expected a heading, found <h9>',
  );
});
