import { editPage } from '../../pages/html-tree';
import { shortenClasses } from './short-classes';

/** The body with short classes, on a page whose islands' scripts have these words. */
function shortened(body: string, words: readonly string[] = []): string {
  const page = editPage(`<body>${body}</body>`, (tree) => void shortenClasses(tree, words));
  return page.replace(/.*<body>(.*)<\/body>.*/s, '$1');
}

it('gives the most frequent class the first letter, and drops an empty attribute', () => {
  expect(shortened('<u class="mt-4"></u><u class="lg:flex mt-4">mt-4</u><u class=""></u>')).toBe(
    '<u class="a"></u><u class="b a">mt-4</u><u></u>',
  );
});

it('leaves the words of scripts, and takes no name of a word, an element or another class', () => {
  expect(shortened('<b class="button mt-4"></b><i class="c"></i>', ['button', 'a'])).toBe(
    '<b class="button d"></b><i class="e"></i>',
  );
});

it('shortens the same classes in templates and in <noscript>', () => {
  const page = (name: string) => {
    const inside = `<u class="${name}" title="a&amp;b">1 &lt; 2</u>&lt;`;
    return `<template>${inside}</template><noscript>${inside}</noscript>`;
  };
  expect(shortened(page('mt-4'))).toBe(page('a'));
});

it('gives every class a name of its own that begins with a letter', () => {
  const all = Array.from({ length: 1000 }, (_, index) => `c-${index}`);
  const [, names = ''] = /class="(.*)"/.exec(shortened(`<u class="${all.join(' ')}"></u>`)) ?? [];
  expect(new Set(names.split(' ')).size).toBe(1000);
  expect(names.split(' ').filter((name) => !/^[a-z][a-z0-9]*$/.test(name))).toEqual([]);
});
