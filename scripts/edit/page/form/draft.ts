import { createContext } from 'react';

/** What the form holds at the moment, for a field that looks at the others. */
export interface Draft {
  /** The end of the page's address. */
  slug: string;
  value: Record<string, unknown>;
}

export const DraftContext = createContext<Draft>({ slug: '', value: {} });

/** The ids of the fields with a problem. */
export const ProblemsContext = createContext<readonly string[]>([]);
