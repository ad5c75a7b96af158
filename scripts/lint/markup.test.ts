/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

/** Checks that Biome cannot make: styles that bypass the tokens, and words of the domain. */

/** Satori draws the share images from it, and understands only inline styles. */
const drawn = 'components/share/share-card.tsx';

const files = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx$/.test(name) && name !== drawn);

const filesWith = (pattern: RegExp, among = files) =>
  among.filter((name) => pattern.test(readFileSync(name, 'utf8')));

it('reads the markup of the site', () => {
  expect(files).toContain('components/ui/section.tsx');
  expect(files.length).toBeGreaterThan(80);
});

it('recognizes arbitrary values, inline styles and colors', () => {
  expect('<p className="mt-[3px]">').toMatch(arbitraryValue);
  expect('<p className="[&_a]:mt-1">').toMatch(arbitraryValue);
  expect('<p style={{}}>').toMatch(inlineStyle);
  expect("fill: '#d9a93b'").toMatch(hexColor);
});

const arbitraryValue = /["'\s:][a-z:-]+-\[[^\]]+\]|\[&/;
const inlineStyle = /\sstyle=/;
const hexColor = /#[0-9a-f]{3,8}\b/i;

it('has no arbitrary value in a class', () => {
  expect(filesWith(arbitraryValue)).toEqual([]);
});

it('has no inline style, and no color besides the tokens', () => {
  expect(filesWith(inlineStyle)).toEqual([]);
  expect(filesWith(hexColor)).toEqual([]);
});

it('has no word of the domain in components/ui', () => {
  const ui = files.filter((name) => name.startsWith('components/ui/'));
  const domain =
    /notar|\btowns?\b|\bservices?\b|county|idaho|oregon|kuna|review|phone|google|places?\b/i;
  const words = ui.flatMap((name) =>
    readFileSync(name, 'utf8')
      .replace(/place-items-center|in place of/gi, '')
      .split('\n')
      .filter((line) => domain.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(words).toEqual([]);
});
