/** Before the term in the URL of a search for attractions. A hash survives Back and reloads, and no request has it. */
export const termKey = '#search=';

/**
 * The key of the message's draft in the tab's storage, where it survives a reload and disappears with the
 * tab; and the anchor of its form.
 */
export const draftKey = 'message';

/** The key of what a visitor has chosen on this site, in the tab's storage. It wakes the form, too. */
export const inquiryKey = `${draftKey}-facts`;

/** The element around a slot in an island's markup; it has no box of its own (app/base.css). */
export const slotElement = 'island-slot';

interface Row {
  /** What its files may take together, in bytes after brotli 11; React and what drives it are 62,000. */
  budget: number;
  /**
   * When it wakes without a gesture: in view, or at once if a key is part of the page's URL or of the name
   * of anything in the tab's storage; the key is always the same or one of its props.
   */
  wake?: 'in view' | { key: string } | { prop: string };
}

/**
 * The islands, each under the name of what its module exports: PhoneReveal is exported by a
 * `phone-reveal.client.tsx` somewhere in components/. A component is rendered by React, which hydrates
 * it; a function, whose name begins with a small letter, gets finished markup.
 */
export const islands = {
  Carousel: { budget: 88_000, wake: 'in view' },
  ContactForm: { budget: 72_000, wake: { key: draftKey } },
  EmailReveal: { budget: 65_000 },
  Finder: { budget: 80_000 },
  PhoneReveal: { budget: 84_000 },
  PriceCalculator: { budget: 72_000 },
  attractionSearch: { budget: 1_000, wake: { key: termKey } },
  checklist: { budget: 1_800, wake: { prop: 'storageKey' } },
  mapBox: { budget: 600 },
  menu: { budget: 500 },
  messageLink: { budget: 1_000 },
  notFoundSwitch: { budget: 1_500, wake: 'in view' },
} as const satisfies Record<string, Row>;

export type IslandName = keyof typeof islands;

/** Those that React renders. */
export type ComponentName = IslandName & Capitalize<IslandName>;

export const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/** The name of an island's module and of its file in the export: phone-reveal for PhoneReveal. */
export function fileOf(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}

/** The key that wakes an island with these props, '' for one that wakes in view, undefined for none. */
export function wakeKey(name: string, props: object): string | undefined {
  const rows: Readonly<Record<string, Row>> = islands;
  const wake = rows[name]?.wake;
  if (!wake) return undefined;
  if (wake === 'in view') return '';
  return 'key' in wake ? wake.key : Reflect.get(props, wake.prop);
}
