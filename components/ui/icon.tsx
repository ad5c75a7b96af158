import { clsx } from 'clsx';
import type { IconNode } from 'lucide-react';

/** The lines of an icon: `__iconData` of its module in lucide-react/icons. */
export interface Drawing {
  node: IconNode;
}

interface Props {
  drawing: Drawing;
  /** Its size, and what else sets it apart. */
  className?: string;
}

/**
 * An icon for the eye alone, in the color of the text around it. Lucide's own component would run in
 * the browser and stand in each page's data with all its settings, once for each icon.
 */
export function Icon({ drawing, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={clsx('icon', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own lines; half the data of elements
      dangerouslySetInnerHTML={printed(drawing)}
    />
  );
}

const prints = new WeakMap<Drawing, { __html: string }>();

/** The same object for the same drawing: React then writes its lines once into a page's data. */
function printed(drawing: Drawing): { __html: string } {
  const print = prints.get(drawing) ?? { __html: drawing.node.map(element).join('') };
  prints.set(drawing, print);
  return print;
}

function element([tag, attributes]: IconNode[number]): string {
  // Lucide gives each line a key for React, which is no attribute.
  const { key, ...drawn } = attributes;
  const pairs = Object.entries(drawn).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${pairs.join('')}/>`;
}
