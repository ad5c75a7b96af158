/**
 * The first element that an island can't do without: one that throws shows its plain form.
 *
 * @throws Error that names it if there is none.
 */
export function required<Found extends Element = HTMLElement>(within: ParentNode, css: string) {
  const found = within.querySelector<Found>(css);
  if (!found) throw new Error(`expected ${css}`);
  return found;
}
