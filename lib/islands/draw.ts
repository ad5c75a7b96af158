import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { readProps } from './slots';

/**
 * The markup that the browser hydrates, with an empty element in the place of each slot.
 *
 * @param id begins each id in it.
 */
export function draw(component: ComponentType, props: string, id: string): string {
  return renderToString(
    createElement(
      component,
      readProps(props, () => ''),
    ),
    { identifierPrefix: id },
  );
}
