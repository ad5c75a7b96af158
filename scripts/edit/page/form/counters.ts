export interface Count {
  say: string;
  /** Whether it's outside its limits. */
  isOff: boolean;
}

/** How long a search engine shows a description. */
const shownInSearch = 155;

/** How many words a text has, and how many it may have. */
export function wordCount(text: string, [min, max]: [number, number]): Count {
  const words = text.split(/\s+/).filter(Boolean).length;
  const unit = words === 1 ? 'word' : 'words';
  return withLimits(`${words} ${unit} of ${min} to ${max}`, words, words === 0 ? 0 : min, max);
}

interface Limits {
  title?: string | undefined;
  description?: string | undefined;
  minLength?: unknown;
  maxLength?: unknown;
}

/** A line shorter than this part of its limit is far from it. */
const near = 0.6;

/** How many characters a line has, and how many it may have; nothing where that hardly matters. */
export function characterCount(text: string, limits: Limits): Count | undefined {
  const { title, description, minLength, maxLength } = limits;
  if (typeof maxLength !== 'number') return undefined;
  const min = typeof minLength === 'number' ? minLength : 0;
  const { length } = text;
  if (min < 5 && length < near * maxLength) return undefined;
  const isForSearch = /search result/i.test(`${title} ${description}`) && maxLength > shownInSearch;
  const limit = `${min > 10 ? `${min} to ` : ''}${isForSearch ? shownInSearch : maxLength}`;
  const say = `${length} of ${limit} characters`;
  if (isForSearch && length > shownInSearch && length <= maxLength) {
    return { say: `${say}: search results may cut it off`, isOff: true };
  }
  return withLimits(say, length, length === 0 ? 0 : min, maxLength);
}

function withLimits(say: string, found: number, min: number, max: number): Count {
  if (found < min) return { say: `${say}: ${min - found} too few`, isOff: true };
  if (found > max) return { say: `${say}: ${found - max} too many`, isOff: true };
  return { say, isOff: false };
}
