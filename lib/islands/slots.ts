import { Component, createElement, type ReactNode } from 'react';
import { slotElement } from './registry';

/** Finished markup inside an island, which React never updates; its name is its number there. */
class Slot extends Component<{ name: number; html: string }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render(): ReactNode {
    return createElement(slotElement, {
      'data-slot': this.props.name,
      suppressHydrationWarning: true,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the build drew
      dangerouslySetInnerHTML: { __html: this.props.html },
    });
  }
}

/**
 * The props of an island from their JSON.
 *
 * @param htmlOf returns the markup of a slot by its number.
 */
export function readProps(json: string, htmlOf: (slot: number) => string): object {
  return JSON.parse(json, (_key, value) =>
    typeof value?.$slot === 'number'
      ? createElement(Slot, { key: value.$slot, name: value.$slot, html: htmlOf(value.$slot) })
      : value,
  );
}
