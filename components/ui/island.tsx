import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { PlainIslandInTree } from './plain-island-in-tree.client';

interface Shared {
  /** The module the browser runs: its path from components/, without .client.tsx or .client.ts. */
  file: string;
  className?: string;
  /** `span` in the middle of a sentence. */
  as?: 'div' | 'span';
  /**
   * Wakes when in view; if this names a key, at once if the page's URL or the tab's storage has it.
   */
  wake?: string;
}

/** Only the export has separate islands (decision 0017): elsewhere the page is one tree. */
const isOneTree = process.env.NODE_ENV !== 'production';

/**
 * A part of the page that React hydrates separately. The page has its props as JSON and each node
 * among them as a template; a step after the build renders the component from these.
 */
export function Island<Props extends object>({
  of: Component,
  props,
  as: Element = 'div',
  ...shared
}: Shared & { of: ComponentType<Props>; props: Props }) {
  if (isOneTree) {
    return (
      <Element className={shared.className}>
        <Component {...props} />
      </Element>
    );
  }
  const slots: ReactNode[] = [];
  const json = JSON.stringify(withSlots(props, slots));
  return (
    <Element {...attributes(shared)} data-props={json}>
      {slots.map((slot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the slot's name
        <template key={index} data-slot={index}>
          {slot}
        </template>
      ))}
    </Element>
  );
}

/**
 * A part of the page whose markup is finished; a function without React makes it interactive.
 *
 * @param of the one function the module exports.
 */
export function PlainIsland<Props extends object>({
  of: _module,
  props,
  children,
  ...shared
}: Shared & {
  of: (island: HTMLElement, props: Props) => void;
  props: Props;
  children: ReactNode;
}) {
  if (isOneTree) {
    return (
      <PlainIslandInTree file={shared.file} props={props} className={shared.className}>
        {children}
      </PlainIslandInTree>
    );
  }
  return (
    <div {...attributes(shared)} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}

function attributes({ file, className, wake }: Shared) {
  return { className, 'data-island': file, 'data-wake': wake };
}

/** The props with `{ $slot: n }` in place of each node, which is added to `slots`. */
function withSlots(value: unknown, slots: ReactNode[]): unknown {
  if (isNode(value)) return { $slot: slots.push(value) - 1 };
  if (Array.isArray(value)) return value.map((item) => withSlots(item, slots));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withSlots(item, slots)]),
  );
}

/** An element, or a list of elements and texts; a list of records with nodes in them isn't one. */
function isNode(value: unknown): value is ReactNode {
  if (!Array.isArray(value)) return isValidElement(value);
  return (
    value.some(isValidElement) &&
    value.every((item) => Object(item) !== item || isValidElement(item))
  );
}
