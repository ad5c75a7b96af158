import { editPage } from '../../html';
import { idToken } from '../islands/islands';
import { renderIslands } from './render-islands';

const slot = '<island-slot data-slot="0"></island-slot>';
const reveal = (props: string) => `<b id="${idToken}">${props}</b>${slot}`;
const modules = new Map([
  ['reveal', { urls: ['reveal-1.js', 'part-2.js'], render: reveal }],
  ['closed', { urls: ['closed-3.js'], render: () => '<button>Open</button>' }],
  ['twice', { urls: [], render: () => slot + slot }],
  ['plain', { urls: ['plain-4.js'], render: undefined }],
]);

const rendered = (body: string) =>
  editPage(body, ($) => renderIslands($, modules)).replace(/^.*<body>|<\/body>.*$/g, '');

const island = (name: string, inside = '', props = '{}') =>
  `<div data-island="${name}" data-props='${props}'>${inside}</div>`;
const template = (inside: string) => `<template data-slot="0">${inside}</template>`;

it('renders an island from its props with its slot filled, and names its files', () => {
  expect(rendered(island('reveal', template('<i>s</i>'), '{"a":"<"}'))).toBe(
    '<div data-island="reveal-1.js part-2.js" data-props="{&quot;a&quot;:&quot;<&quot;}" data-id="i0"><b id="i0">{"a":"&lt;"}</b><island-slot data-slot="0"><i>s</i></island-slot></div>',
  );
});

it('gives each island with ids its own prefix, and leaves out empty props', () => {
  const withIds = island('reveal', template(''));
  expect(rendered(withIds + island('closed') + withIds).match(/<div [^>]*>|<b [^>]*>/g)).toEqual([
    '<div data-island="reveal-1.js part-2.js" data-id="i0">',
    '<b id="i0">',
    '<div data-island="closed-3.js">',
    '<div data-island="reveal-1.js part-2.js" data-id="i1">',
    '<b id="i1">',
  ]);
});

it('keeps a slot that is not shown, and renders the islands in it', () => {
  const closed = (rest = '') => `<div data-island="closed-3.js"><button>Open</button>${rest}</div>`;
  const page = island('closed', template(island('closed')));
  expect(rendered(page)).toBe(closed(template(closed())));
});

it('leaves the markup of a plain island alone', () => {
  expect(rendered(island('plain', '<p>a</p>'))).toBe(
    '<div data-island="plain-4.js"><p>a</p></div>',
  );
});

it('stops at an island without a module, or a slot without content or rendered twice', () => {
  expect(() => rendered(island('gone'))).toThrow("gone: expected an island's module");
  expect(() => rendered(island('reveal'))).toThrow('expected content for slot 0, found none');
  expect(() => rendered(island('twice', template('a')))).toThrow('expected content for slot 0');
});
