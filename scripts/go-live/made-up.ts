import type { ContentWithLines } from '../../lib/content/read-content';
import { type Environment, isOriginGiven } from '../../lib/site';
import { type GoLiveItem, inBusiness } from './item';

// Hosts that never lead anywhere (RFC 2606) or only to the machine that asks, and the phone numbers that the North American
// Numbering Plan keeps for fiction.
const madeUp = [
  /(?<![\w-])(?:[\w-]+\.)+(?:example|invalid|test)(?![\w-]|\.\w)/i,
  /(?<![\w-])example\.(?:com|net|org)(?![\w-]|\.\w)/i,
  /(?<![\w-])localhost(?![\w-]|\.\w)/i,
  /\b127\.0\.0\.1\b/,
  /\b555-01\d\d\b/,
  /^sample$/i,
];

/** The part of a text that can only be a placeholder: a host that leads nowhere, a phone number. */
function madeUpPart(text: string): string | undefined {
  return madeUp.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}

/**
 * Placeholders whose mark in `placeholders` was taken out, though the value is still made up, and a
 * made-up address in the environment.
 */
export function madeUpItems(read: ContentWithLines, env: Environment): GoLiveItem[] {
  // What a sentence has, it names in braces: it stands at the field that it is taken from.
  const { placeholders, sentences, ...values } = read.record;
  const inContent = textsOf(values).flatMap(({ path, text }): GoLiveItem[] => {
    const at = inBusiness(read, ...path);
    const part = madeUpPart(text);
    const isMarked = placeholders.some((name) =>
      `${at.field}.`.replace('[', '.').startsWith(`${name}.`),
    );
    if (!part || isMarked || (at.field === 'origin' && isOriginGiven(env))) return [];
    return [
      {
        id: `made-up/${at.field}`,
        group: 'What only you know',
        ...at,
        say: `"${part}" at \`${at.field}\` is made up, though it is no longer marked as a stand-in.`,
        do: `Type what is true at \`${at.field}\`.`,
      },
    ];
  });
  const given = env['SITE_ORIGIN'] ?? '';
  if (!madeUpPart(given)) return inContent;
  const wrong: GoLiveItem = {
    id: 'made-up/SITE_ORIGIN',
    group: 'What only you know',
    ...inBusiness(read, 'origin'),
    say: `SITE_ORIGIN in the environment, ${given}, is made up, and it wins over \`origin\`.`,
    do: 'Give the real address there, or leave SITE_ORIGIN out and type the address at `origin`.',
  };
  return [...inContent, wrong];
}

/** Every text of a record with the way to it. */
function textsOf(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
