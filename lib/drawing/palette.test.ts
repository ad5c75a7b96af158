import { readFileSync } from 'node:fs';
import { color, readPalette } from './palette';

const palette = readPalette(process.cwd());

/** Relative luminance of a color (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast ratio of two tokens (WCAG 2.2), from 1 to 21. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(color(palette, a)), luminance(color(palette, b))].sort(
    (x, y) => y - x,
  );
  return (light + 0.05) / (dark + 0.05);
}

const pages = ['cream-50', 'cream-100', 'cream-200'];
const bands = ['navy-900', 'navy-800', 'navy-950'];

describe('text has a contrast of at least 4.5:1', () => {
  it.each([
    ...pages.flatMap((page) =>
      ['navy-950', 'blue-700', 'gold-700', 'wax-700'].map((ink) => [ink, page] as const),
    ),
    ...bands.flatMap((band) =>
      ['cream-50', 'gold-300', 'gold-400'].map((ink) => [ink, band] as const),
    ),
    ['navy-950', 'gold-400'] as const,
    ['navy-950', 'gold-300'] as const,
  ])('%s on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and focus rings have a contrast of at least 3:1', () => {
  it.each([
    ...pages.map((page) => ['blue-600', page] as const),
    ...pages.map((page) => ['navy-800', page] as const),
    // On a dark band the outer, cream ring is the visible one.
    ...bands.map((band) => ['cream-50', band] as const),
  ])('%s on %s', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('knows every color that the styles use, and finds no color outside @theme', () => {
  const css = ['globals', 'base', 'utilities']
    .map((name) => readFileSync(`app/${name}.css`, 'utf8'))
    .join('\n');
  const [theme = ''] = css.match(/@theme inline \{[\s\S]*?\n\}/) ?? [];
  const used = [...css.matchAll(/var\(--color-([a-z]+-\d+)\)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !palette.has(name))).toEqual([]);
  expect(css.replace(theme, '')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|oklch\(/);
});

it("says which token doesn't exist", () => {
  expect(() => color(palette, 'mauve-100')).toThrow(/--color-mauve-100/);
});
