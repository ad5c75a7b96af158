import { readdirSync, readFileSync } from 'node:fs';
import { color } from './palette';

/** Relative luminance of a color (WCAG 2.2). */
function luminance(token: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color(token).slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two tokens (WCAG 2.2), from 1 to 21. */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x / y, y / x);
}

const pages = ['cream-50', 'cream-100', 'cream-200'];
const bands = ['navy-900', 'navy-800', 'navy-950'];

describe.each([
  [4.5, 'text', ['navy-950', 'blue-700', 'gold-700', 'wax-700'], pages],
  [4.5, 'text', ['cream-50', 'gold-300', 'gold-400'], bands],
  [4.5, 'text', ['navy-950'], ['gold-400', 'gold-300']],
  [3, 'a control or a focus ring', ['blue-600', 'navy-800'], pages],
  // On a dark band the outer, cream ring is the visible one.
  [3, 'a focus ring', ['cream-50'], bands],
])('a contrast of at least %d:1 for %s', (least, _, inks, grounds) => {
  const pairs = grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const));
  it.each(pairs)('%s on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });
});

it('makes gold of a veil and a ground', () => {
  const [veil, ground, gold] = ['gold-veil', 'gold-ground', 'gold-400'].map((token) =>
    (color(token).match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  );
  const mixed = (ground ?? []).map((channel, index) => {
    const [share = 0, above = 0] = [(veil?.[3] ?? 0) / 255, veil?.[index]];
    return Math.round(above * share + channel * (1 - share));
  });
  expect(mixed).toEqual(gold);
});

it('finds no color outside @theme', () => {
  const files = readdirSync('app').filter((name) => name.endsWith('.css'));
  const css = files.map((name) => readFileSync(`app/${name}`, 'utf8')).join('\n');
  const [theme = ''] = css.match(/@theme inline \{[\s\S]*?\n\}/) ?? [];
  // Tailwind stops at a name that --theme() doesn't know; var() would find nothing at all.
  expect(css).not.toMatch(/var\(--(?!tw-|ems\b)/);
  expect(css.replace(theme, '')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|oklch\(/);
});

it("says which token doesn't exist", () => {
  expect(() => color('mauve-100')).toThrow(/--color-mauve-100/);
});
