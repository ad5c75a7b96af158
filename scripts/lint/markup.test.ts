import { foundIn } from './texts.fixture';

/** Checks Biome can't make: for styles that bypass the tokens, and for domain words in ui/. */

const domain =
  /notar|\btowns?\b|\bservices?\b|county|idaho|oregon|kuna|review|phone|google|(?<!in )places?\b(?!-items)/i;

const all = ['app', 'components'];

const rules: [what: string, folders: string[], pattern: RegExp, example: string][] = [
  ['an arbitrary value', all, /["'\s:][a-z:-]+-\[[^\]]+\]/, '<p className="mt-[3px]">'],
  ['a selector in a class', all, /\[&/, '<p className="[&_a]:mt-1">'],
  ['an inline style', all, /\sstyle=/, '<p style={{}}>'],
  ['a color that is not a token', all, /#[0-9a-f]{3,8}\b/i, "fill: '#d9a93b'"],
  ['a domain word', ['components/ui'], domain, '<p>Notary in Kuna'],
];

it.each(rules)('finds %s that is planted, and no other', (_what, folders, pattern, example) => {
  expect(example).toMatch(pattern);
  const found = foundIn(folders, (text) => text.match(pattern) ?? []);
  expect(found).toEqual([]);
});
