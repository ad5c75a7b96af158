import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { readProps } from './slots';

/**
 * The markup the browser hydrates, with an empty element for each slot.
 *
 * @param id prefix for each id in it.
 */
export function render(component: ComponentType, props: string, id: string): string {
  const known = readProps(props, () => '');
  return renderToString(createElement(component, known), { identifierPrefix: id });
}
