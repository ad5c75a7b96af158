import { useContext, useRef, useState } from 'react';
import type { Outcome } from '../../api';
import { AnnounceContext } from '../announce';
import { sayOf } from '../ask';
import { EditorContext } from '../editor-context';

type Done = Extract<Outcome, { ok: true }>;
export type Refusal = Extract<Outcome, { ok: false }>;

/**
 * Has changes made, one at a time, and says what came of them. `send` takes a request, and gives
 * nothing if the change wasn't made; if the server said why, that is the `refusal`.
 */
export function useOutcome() {
  const announce = useContext(AnnounceContext);
  const { refresh } = useContext(EditorContext);
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);

  async function send(ask: () => Promise<Outcome>): Promise<Done | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    announce({ say: 'Working on it…' });
    try {
      const outcome = await ask();
      setRefusal(outcome.ok ? undefined : outcome);
      announce({ say: outcome.ok ? outcome.words : '' });
      if (!outcome.ok) return undefined;
      refresh(outcome.saves);
      return outcome;
    } catch (error) {
      announce({ say: sayOf(error), isProblem: true });
      return undefined;
    } finally {
      isBusy.current = false;
    }
  }

  return { refusal, send, forget: () => setRefusal(undefined) };
}
