import { createContext } from 'react';

/** The list that an item is in. */
export interface List {
  id: string;
  /** What one of its items is called. */
  item: string;
  /** Whether it's a row of a fixed number of fields. */
  isRow: boolean;
  items: readonly unknown[];
  /** Called as an item is removed. */
  onRemove: () => void;
}

export const ListContext = createContext<List>({
  id: '',
  item: '',
  isRow: false,
  items: [],
  onRemove: () => {},
});
