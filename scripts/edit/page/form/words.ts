/** A label in the middle of a line: "Day off" becomes day off, and "ZIP code" stays. */
export function inLine(label: string): string {
  return /^[A-Z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The same with its article: a day off, an attraction. */
export function withArticle(label: string): string {
  return `${/^[aeio]/i.test(label) ? 'an' : 'a'} ${inLine(label)}`;
}
