import { editPage } from '../../html';
import { idToken } from '../islands/islands';
import { drawIslands } from './render-islands';

const slot = '<island-slot data-slot="0"></island-slot>';
const reveal = (props: string) => `<b id="${idToken}">${props}</b>${slot}`;
const modules = new Map([
  ['reveal', { urls: ['reveal-1.js', 'part-2.js'], draw: reveal }],
  ['closed', { urls: ['closed-3.js'], draw: () => '<button>Open</button>' }],
  ['twice', { urls: [], draw: () => slot + slot }],
  ['plain', { urls: ['plain-4.js'], draw: undefined }],
]);

const drawn = (body: string) =>
  editPage(body, ($) => drawIslands($, modules)).replace(/^.*<body>|<\/body>.*$/g, '');

const island = (name: string, inside = '', props = '{}') =>
  `<div data-island="${name}" data-props='${props}'>${inside}</div>`;
const template = (inside: string) => `<template data-slot="0">${inside}</template>`;

it('draws an island from its props with its slot filled, and names its files', () => {
  expect(drawn(island('reveal', template('<i>s</i>'), '{"a":"<"}'))).toBe(
    '<div data-island="reveal-1.js part-2.js" data-props="{&quot;a&quot;:&quot;<&quot;}" data-id="i0"><b id="i0">{"a":"&lt;"}</b><island-slot data-slot="0"><i>s</i></island-slot></div>',
  );
});

it('gives each island with ids its own prefix, and leaves out empty props', () => {
  const withIds = island('reveal', template(''));
  expect(drawn(withIds + island('closed') + withIds).match(/<div [^>]*>|<b [^>]*>/g)).toEqual([
    '<div data-island="reveal-1.js part-2.js" data-id="i0">',
    '<b id="i0">',
    '<div data-island="closed-3.js">',
    '<div data-island="reveal-1.js part-2.js" data-id="i1">',
    '<b id="i1">',
  ]);
});

it('keeps a slot that is not shown, and draws the islands in it', () => {
  const closed = (rest = '') => `<div data-island="closed-3.js"><button>Open</button>${rest}</div>`;
  const page = island('closed', template(island('closed')));
  expect(drawn(page)).toBe(closed(template(closed())));
});

it('leaves the markup of a plain island alone', () => {
  expect(drawn(island('plain', '<p>a</p>'))).toBe('<div data-island="plain-4.js"><p>a</p></div>');
});

it('stops at an island without a module, or a slot without content or drawn twice', () => {
  expect(() => drawn(island('gone'))).toThrow("gone: expected an island's module");
  expect(() => drawn(island('reveal'))).toThrow('expected content for slot 0, found none');
  expect(() => drawn(island('twice', template('a')))).toThrow('expected content for slot 0');
});
