/**
 * The first element that an island can't do without. An island that throws shows its plain form; one that
 * returned would leave a control that does nothing.
 *
 * @throws Error that names it if there is none.
 */
export function required<Found extends Element = HTMLElement>(
  container: ParentNode,
  selector: string,
): Found {
  const found = container.querySelector<Found>(selector);
  if (!found) throw new Error(`expected ${selector}`);
  return found;
}
