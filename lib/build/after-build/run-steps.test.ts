/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './run-steps';
import { UnknownShape } from './step';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'steps-'));
  writeFileSync(join(out, 'index.html'), 'a');
  writeFileSync(join(out, 'robots.txt'), 'a');
});

afterEach(() => rmSync(out, { recursive: true }));

const read = (name: string) => readFileSync(join(out, name), 'utf8');
const append = (letter: string) => ({
  name: letter,
  page: (html: string) => ({ html: html + letter }),
});

it('runs the steps in their order, over pages alone, and tells the time of each', async () => {
  let seen = '';
  const look = {
    name: 'look',
    folder: () => {
      seen = read('index.html');
    },
  };
  const times = await runSteps([append('b'), append('c'), look, append('d')], out);
  expect(seen).toBe('abc');
  expect(read('index.html')).toBe('abcd');
  expect(read('robots.txt')).toBe('a');
  expect(times.map(({ name }) => name)).toEqual(['b', 'c', 'look', 'd']);
  expect(times.every(({ seconds }) => seconds >= 0)).toBe(true);
});

it('writes what a step puts beside the page', async () => {
  const files = new Map([['_next/static/pages/1.js', 'script']]);
  await runSteps([{ name: 'aside', page: (html) => ({ html, files }) }], out);
  expect(read('_next/static/pages/1.js')).toBe('script');
});

it('waits for a step that takes its time', async () => {
  const slow = {
    name: 'slow',
    folder: async () => {
      await null;
      writeFileSync(join(out, 'index.html'), 'late');
    },
  };
  await runSteps([slow, append('r')], out);
  expect(read('index.html')).toBe('later');
});

it('says the page, the step, what it expected and what it found, and how to build without', async () => {
  const strict = {
    name: 'strict',
    page: () => {
      throw new UnknownShape('a heading', '<h9>');
    },
  };
  await expect(runSteps([strict], out)).rejects.toThrow(
    /^index\.html: strict: expected a heading, found <h9>.*DETACH=0/,
  );
});
