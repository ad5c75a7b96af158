import { createElement, memo } from 'react';
import { slotElement } from './slot-element';

/**
 * A slot is finished markup in the props of an island. React never updates it. Slot 0 is, in turn:
 *
 * - `<template data-slot="0">` and `{"$slot":0}` in the props, as Next writes the page
 *   (components/islands/island.tsx)
 * - an empty `<island-slot data-slot="0">` where the build renders the island (render.ts)
 * - that element with the template's content (scripts/build/steps/render-islands.ts); a slot that
 *   isn't shown stays a template
 * - that element, filled by React with that markup when it hydrates the island (take-over.ts)
 */
const Slot = memo(
  ({ name, html }: { name: number; html: string }) =>
    createElement(slotElement, {
      'data-slot': name,
      suppressHydrationWarning: true,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that the build rendered
      dangerouslySetInnerHTML: { __html: html },
    }),
  () => true,
);

/**
 * The props of an island from their JSON.
 *
 * @param htmlOf returns the markup of a slot by its number.
 */
export const readProps = (json: string, htmlOf: (slot: number) => string): object =>
  JSON.parse(json, (_key, value) =>
    typeof value?.$slot === 'number'
      ? createElement(Slot, { key: value.$slot, name: value.$slot, html: htmlOf(value.$slot) })
      : value,
  );
