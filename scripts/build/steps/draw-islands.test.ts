import { editPage } from '../../pages/html-tree';
import { type Islands, idToken } from '../islands/islands';
import { drawIslands } from './draw-islands';

const modules: Islands['modules'] = new Map([
  [
    'reveal',
    {
      urls: ['reveal-1.js', 'part-2.js'],
      draw: (props: string) =>
        `<b id="${idToken}">${props}</b><island-slot data-slot="0"></island-slot>`,
    },
  ],
  ['closed', { urls: ['closed-3.js'], draw: () => '<button>Open</button>' }],
  ['plain', { urls: ['plain-4.js'], draw: undefined }],
]);

const drawn = (body: string) =>
  editPage(`<html><head></head><body>${body}</body></html>`, (document) =>
    drawIslands(document, modules),
  ).replace(/^.*<body>|<\/body>.*$/g, '');

const island = (name: string, inside = '') =>
  `<div data-island="${name}" data-props="{}">${inside}</div>`;
const template = (inside: string) => `<template data-slot="0">${inside}</template>`;

it('draws an island from its props with its slot filled, and names its files', () => {
  expect(
    drawn(
      `<div class="a" data-island="reveal" data-props='{"a":"<"}'>${template('<i>s</i>')}</div>`,
    ),
  ).toBe(
    '<div class="a" data-island="reveal-1.js part-2.js" data-props="{&quot;a&quot;:&quot;&lt;&quot;}" data-id="i0"><b id="i0">{"a":"&lt;"}</b><island-slot data-slot="0"><i>s</i></island-slot></div>',
  );
});

it('gives each island with ids its own prefix, and leaves out empty props', () => {
  const reveal = island('reveal', template(''));
  expect(drawn(reveal + island('closed') + reveal).match(/<div [^>]*>|<b [^>]*>/g)).toEqual([
    '<div data-island="reveal-1.js part-2.js" data-id="i0">',
    '<b id="i0">',
    '<div data-island="closed-3.js">',
    '<div data-island="reveal-1.js part-2.js" data-id="i1">',
    '<b id="i1">',
  ]);
});

it('keeps a slot that is not shown, and draws the islands in it', () => {
  expect(drawn(island('closed', template(island('closed'))))).toBe(
    '<div data-island="closed-3.js"><button>Open</button><template data-slot="0"><div data-island="closed-3.js"><button>Open</button></div></template></div>',
  );
});

it('leaves the markup of a plain island alone', () => {
  expect(drawn(island('plain', '<p>a</p>'))).toBe('<div data-island="plain-4.js"><p>a</p></div>');
});

it.each([
  ['gone', 'expected a module for the island gone, found none'],
  ['reveal', 'expected content for slot 0, found none'],
])('stops at the island %s when something is missing', (name, message) => {
  expect(() => drawn(island(name))).toThrow(message);
});
