import { createContext } from 'react';

/** The list that an item is in. */
export interface List {
  id: string;
  title: string;
  items: readonly unknown[];
  /** The numbers of items with a problem. */
  wrong: ReadonlySet<number>;
  /** Called as an item is removed. */
  onRemove: () => void;
}

export const ListContext = createContext<List>({
  id: '',
  title: '',
  items: [],
  wrong: new Set(),
  onRemove: () => {},
});
