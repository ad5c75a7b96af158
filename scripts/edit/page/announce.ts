import { createContext } from 'react';

/** What was just done, or why it couldn't be. */
export interface Message {
  say: string;
  isProblem?: boolean;
}

/** Shows a message, and has screen readers read it. */
export const AnnounceContext = createContext<(message: Message) => void>(() => {});
