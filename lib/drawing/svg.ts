import type { Box, Point } from './box';

/** SVG as text, with no more letters than it needs. */

/** Attributes in the order in which they are written. */
type Look = Readonly<Record<string, string | number>>;

/** @param inside finished SVG; text goes through `escapeText`. */
export function element(name: string, look: Look, inside = ''): string {
  const attributes = Object.entries(look).map(([attribute, value]) => ` ${attribute}="${value}"`);
  const start = `<${name}${attributes.join('')}`;
  return inside ? `${start}>${inside}</${name}>` : `${start}/>`;
}

export const svgFile = (look: Look, inside: string): string =>
  element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...look }, inside);

export const circle = ({ x, y }: Point, r: number): string =>
  element('circle', { cx: x, cy: y, r });

export const rectangle = ({ x, y, width, height }: Box): string =>
  element('rect', { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) });

/** Drops what path data doesn't need: a space before a minus, a zero before a decimal point. */
export function path(data: string, look: Look = {}): string {
  const d = data.replace(/ (?=-)/g, '').replace(/(?<![\d.])0(?=\.)/g, '');
  return element('path', { ...look, d });
}

/** A point in the data of a path. */
export const pair = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

/** At most one decimal: the error of a twentieth of a unit is a tenth of a pixel. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
