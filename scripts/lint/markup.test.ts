import { code, textsIn } from './texts.fixture';

/** Checks Biome can't make: for styles that bypass the tokens, and for domain words in ui/. */

const markup = textsIn(['app', 'components'], code);
// Satori draws the share images from it, and understands only inline styles.
markup.delete('components/share/share-card.tsx');

const domain =
  /notar|\btowns?\b|\bservices?\b|county|idaho|oregon|kuna|review|phone|google|(?<!in )places?\b(?!-items)/i;

const rules = [
  ['an arbitrary value', '', /["'\s:][a-z:-]+-\[[^\]]+\]/, '<p className="mt-[3px]">'],
  ['a selector in a class', '', /\[&/, '<p className="[&_a]:mt-1">'],
  ['an inline style', '', /\sstyle=/, '<p style={{}}>'],
  ['a color that is not a token', '', /#[0-9a-f]{3,8}\b/i, "fill: '#d9a93b'"],
  ['a domain word', 'components/ui/', domain, '<p>Notary in Kuna'],
] as const;

/** What in the texts below a folder breaks a rule. */
const found = (texts: ReadonlyMap<string, string>, folder: string, pattern: RegExp) =>
  [...texts].flatMap(([file, text]) => {
    const match = file.startsWith(folder) && pattern.exec(text);
    return match ? [`${file}: ${match[0]}`] : [];
  });

it.each(rules)(
  'finds %s where it is planted, and nowhere else',
  (_what, folder, pattern, example) => {
    const planted = new Map([['components/ui/planted.tsx', example]]);
    expect(found(planted, folder, pattern)).toHaveLength(1);
    expect(markup.size).toBeGreaterThan(80);
    expect(found(markup, folder, pattern)).toEqual([]);
  },
);
