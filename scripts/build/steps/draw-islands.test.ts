/** @jest-environment node */
import { editPage } from '../../pages/html-tree';
import { type Islands, idToken } from '../islands/bundle';
import { drawIslands } from './draw-islands';

const shown = '<island-slot data-slot="0"></island-slot>';

const modules: Islands['modules'] = new Map([
  [
    'reveal',
    {
      urls: ['reveal-1.js', 'part-2.js'],
      draw: (props: string) => `<b id="${idToken}">${props}</b>${shown}`,
    },
  ],
  ['closed', { urls: ['closed-3.js'], draw: () => '<button>Open</button>' }],
  ['plain', { urls: ['plain-4.js'], draw: undefined }],
]);

const drawn = (body: string) =>
  editPage(`<html><head></head><body>${body}</body></html>`, (document) =>
    drawIslands(document, { modules, folder: '', mentions: () => false }),
  ).replace(/^.*<body>|<\/body>.*$/g, '');

const template = (inside: string) => `<template data-slot="0">${inside}</template>`;

it('draws an island from its props, with its slot in its place, and names its files', () => {
  expect(
    drawn(
      `<div class="a" data-island="reveal" data-props='{"a":"<"}'>${template('<i>s</i>')}</div>`,
    ),
  ).toBe(
    '<div class="a" data-island="reveal-1.js part-2.js" data-props="{&quot;a&quot;:&quot;&lt;&quot;}" data-id="i0"><b id="i0">{"a":"&lt;"}</b><island-slot data-slot="0"><i>s</i></island-slot></div>',
  );
});

it('gives each island with ids a prefix of its own, and leaves out props that are none', () => {
  const island = `<div data-island="reveal" data-props="{}">${template('')}</div>`;
  const closed = `<div data-island="closed" data-props="{}"></div>`;
  expect(drawn(island + closed + island).match(/<div [^>]*>|<b [^>]*>/g)).toEqual([
    '<div data-island="reveal-1.js part-2.js" data-id="i0">',
    '<b id="i0">',
    '<div data-island="closed-3.js">',
    '<div data-island="reveal-1.js part-2.js" data-id="i1">',
    '<b id="i1">',
  ]);
});

it('keeps a slot that is not shown, with the islands in it drawn', () => {
  const inner = `<div data-island="closed" data-props="{}"></div>`;
  expect(drawn(`<div data-island="closed" data-props="{}">${template(inner)}</div>`)).toBe(
    '<div data-island="closed-3.js"><button>Open</button><template data-slot="0"><div data-island="closed-3.js"><button>Open</button></div></template></div>',
  );
});

it('leaves the markup of a plain island alone', () => {
  expect(drawn(`<div data-island="plain" data-props="{}"><p>a</p></div>`)).toBe(
    '<div data-island="plain-4.js"><p>a</p></div>',
  );
});

it('stops at an island that has no module, and at a slot that is missing', () => {
  expect(() => drawn('<div data-island="gone"></div>')).toThrow(
    'expected a module for the island gone, found none',
  );
  expect(() => drawn('<div data-island="reveal" data-props="{}"></div>')).toThrow('slot 0');
});
