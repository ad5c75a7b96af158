import { stateCodes, stateNames } from '../states';

/** The words of a text in lower case, without punctuation, accents and what can't be seen. */
export function tokenize(text: string): string[] {
  const joined = text.replace(/[\p{Cf}'\u2018\u2019\u02bc\u00b4`]/gu, '');
  const plain = joined.normalize('NFKD').toLowerCase();
  return plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
}

/** The ZIP code among the tokens: five digits, or nine, with letters typed for digits. */
export function zipAmong(tokens: readonly string[]): string | undefined {
  const isNumber = (token: string) => /^[\doil]+$/.test(token) && /\d\d/.test(token);
  // "ID83634", as labels print it.
  const withoutState = tokens.map((token) => token.replace(/^[a-z]+/, ''));
  // An address ends with its ZIP code, and its house number may have five digits too.
  return [tokens.join(''), ...withoutState]
    .filter(isNumber)
    .map((token) => token.replaceAll('o', '0').replace(/[il]/g, '1'))
    .findLast((number) => number.length === 5 || number.length === 9)
    ?.slice(0, 5);
}

/** The ways to write the country, after a name. */
const country = /(?<=.) (?:us|usa|u s|u s a|united states)$/;

/** The tokens of the name; the state, if its name or postal code follows that; and all tokens. */
export function nameAndState(tokens: readonly string[]) {
  const typed = tokens.join(' ').replace(country, '');
  const all = typed.split(' ');
  for (const state of stateCodes) {
    const end = [state, stateNames[state]]
      .map((name) => ` ${name.toLowerCase()}`)
      .find((name) => typed.endsWith(name));
    if (end) return { name: typed.slice(0, -end.length).split(' '), state, all };
  }
  return { name: all, state: undefined, all };
}
