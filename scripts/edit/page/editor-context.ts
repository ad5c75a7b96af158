import { createContext } from 'react';
import type { State } from '../api';

/** What views need of the editor around them. */
export interface Editor {
  state: State;
  /** Asks again what there is to edit and what is left; what can be undone is known at once. */
  refresh: (saves: State['saves']) => void;
  leave: (to: string | (() => void)) => void;
  setUnsaved: (isUnsaved: boolean) => void;
  /** Has the preview show a page, or show it again. */
  preview: (page: string) => void;
}

export const EditorContext = createContext<Editor>({
  state: { brand: '', menu: [], left: [], notes: [], saves: [], problems: [], preview: undefined },
  refresh: () => {},
  leave: () => {},
  setUnsaved: () => {},
  preview: () => {},
});
