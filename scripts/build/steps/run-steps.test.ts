/** @jest-environment node */
import { defaultTreeAdapter } from 'parse5';
import { descendants } from '../../pages/html-tree';
import { temporaryFolder } from '../../temporary-folder.fixture';
import { type PageStep, runSteps } from './run-steps';

const { path, read, write } = temporaryFolder();

beforeEach(() => {
  write('index.html', '<p>a</p>');
  write('robots.txt', 'a');
});

const append = (letter: string): PageStep => ({
  name: letter,
  edit: (document) => {
    const paragraph = descendants(document).find(({ tagName }) => tagName === 'p');
    if (paragraph) defaultTreeAdapter.insertText(paragraph, letter);
  },
});
const text = () => /<p>(.*)<\/p>/.exec(read('index.html'))?.[1];

it('runs the steps in order, edits only pages, and returns the time of each step', async () => {
  let seen = '';
  const look = {
    name: 'look',
    folder: () => {
      seen = text() ?? '';
    },
  };
  const steps = [{ pages: [append('b'), append('c')] }, look, { pages: [append('d')] }];
  const times = await runSteps(steps, path());
  expect(seen).toBe('abc');
  expect(text()).toBe('abcd');
  expect(read('robots.txt')).toBe('a');
  const names = ['read the pages', 'b', 'c', 'write the pages', 'look', 'd'];
  expect([...times.keys()]).toEqual(names);
  expect([...times.values()].every((seconds) => seconds >= 0)).toBe(true);
});

it('waits for a step to finish before the next', async () => {
  const slow = {
    name: 'slow',
    folder: async () => {
      await null;
      write('index.html', '<p>late</p>');
    },
  };
  await runSteps([slow, { pages: [append('r')] }], path());
  expect(text()).toBe('later');
});

it('names the page, the step, what it expected and what it found', async () => {
  const edit = () => {
    throw new Error('expected a heading, found <h9>');
  };
  await expect(runSteps([{ pages: [{ name: 'strict', edit }] }], path())).rejects.toThrow(
    'index.html: strict: expected a heading, found <h9>',
  );
});
