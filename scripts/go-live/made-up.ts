import { isOriginGiven } from '../../lib/site';
import { type Findings, type GoLiveInput, inBusiness } from './finding';

// Hosts that never resolve (RFC 2606) or resolve only to the visitor's own machine, and phone
// numbers that the North American Numbering Plan reserves for fiction.
const madeUp = [
  /(?<![\w-])(?:[\w-]+\.)+(?:example|invalid|test)(?![\w-]|\.\w)/i,
  /(?<![\w-])example\.(?:com|net|org)(?![\w-]|\.\w)/i,
  /(?<![\w-])localhost(?![\w-]|\.\w)/i,
  /\b127\.0\.0\.1\b/,
  /\b555-01\d\d\b/,
  /^sample$/i,
];

function madeUpPart(text: string): string | undefined {
  return madeUp.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}

/** Made-up values whose field `placeholders` no longer lists, and a made-up SITE_ORIGIN. */
export function* madeUpFindings(input: GoLiveInput): Findings {
  // Whatever is made up in a sentence comes from another field, which the sentence names in braces.
  const { placeholders, sentences, ...values } = input.record;
  for (const [path, text] of textsIn(values)) {
    const part = madeUpPart(text);
    const location = inBusiness(input, ...path);
    const isListed = placeholders.some((name) => `${path.join('.')}.`.startsWith(`${name}.`));
    if (!part || isListed || (location.field === 'origin' && isOriginGiven(input.env))) continue;
    yield {
      id: `made-up/${location.field}`,
      group: 'What only you know',
      ...location,
      say: `"${part}" at \`${location.field}\` is made up, though \`placeholders\` no longer lists it.`,
      do: `Enter the real value at \`${location.field}\`.`,
    };
  }
  const given = input.env['SITE_ORIGIN'] ?? '';
  if (madeUpPart(given)) {
    yield {
      id: 'made-up/SITE_ORIGIN',
      group: 'What only you know',
      ...inBusiness(input, 'origin'),
      say: `SITE_ORIGIN in the environment, ${given}, is made up, and it overrides \`origin\`.`,
      do: 'Set SITE_ORIGIN to the real web address, or remove it and enter the web address at `origin`.',
    };
  }
}

/** Every text in a record, with the path to it. */
function* textsIn(value: unknown, path: PropertyKey[] = []): Iterable<[PropertyKey[], string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
