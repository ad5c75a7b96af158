import { type ComponentType, isValidElement, type ReactNode } from 'react';
import { PlainInTree } from './plain-in-tree.client';

interface Shared<Props> {
  props: Props;
  className?: string;
  /** `span` in the middle of a sentence. */
  as?: 'div' | 'span';
  /** What wakes it without a gesture: being in view, or a key in the URL or the tab's storage. */
  wake?: 'in view' | { key: string };
}

/** Its props are plain values, and slots: finished markup that React never touches again. */
interface ReactIsland<Props> extends Shared<Props> {
  /** The component under its own name, such as `{ PhoneReveal }`. */
  of: Record<Capitalize<string>, ComponentType<Props>>;
}

/** Its markup is finished; a function without React makes it interactive. */
interface PlainIsland<Props> extends Shared<Props> {
  /** The function under its own name, such as `{ menu }`. */
  of: Record<Uncapitalize<string>, (island: HTMLElement, props: Props) => void>;
  children: ReactNode;
}

/** Only the export has separate islands (decision 0007): elsewhere the page is one tree. */
const isOneTree = process.env.NODE_ENV !== 'production' || Boolean(process.env['ONE_TREE']);

/**
 * A part of the page that works on its own. Its module is named `*.island.client.tsx`, or
 * `*.island.client.ts` for a function. The page has its props as JSON and each node among them as a
 * template; a step after the build renders the component from these.
 */
export function Island<Props extends object>(island: ReactIsland<Props> | PlainIsland<Props>) {
  if (isOneTree) return <InTree {...island} />;
  const { of, props, className, as: Element = 'div', wake } = island;
  const [name = ''] = Object.keys(of);
  const slots: ReactNode[] = [];
  const json = JSON.stringify(withSlots(props, slots));
  return (
    <Element
      className={className}
      data-island={name}
      data-wake={wake === 'in view' ? '' : wake?.key}
      data-props={json}
    >
      {'children' in island
        ? island.children
        : slots.map((slot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the slot's name
            <template key={index} data-slot={index}>
              {slot}
            </template>
          ))}
    </Element>
  );
}

function InTree<Props extends object>(island: ReactIsland<Props> | PlainIsland<Props>) {
  const { props, className, as: Element = 'div' } = island;
  if ('children' in island) {
    const [run] = Object.values(island.of);
    return (
      <PlainInTree as={Element} run={run} props={props} className={className}>
        {island.children}
      </PlainInTree>
    );
  }
  const [Component] = Object.values(island.of);
  return <Element className={className}>{Component && <Component {...props} />}</Element>;
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
