import { Check, Circle, X } from 'lucide-react';
import type { Progress } from '../../api';

const looks = {
  running: { icon: Circle, word: 'under way' },
  done: { icon: Check, word: 'done' },
  failed: { icon: X, word: 'failed' },
};

/** How far publishing is. */
export function Steps({ steps }: { steps: readonly Progress[] }) {
  return (
    <ol className="mt-4">
      {steps.map(({ step, state, say }) => {
        const { icon: Icon, word } = looks[state];
        const isFailed = state === 'failed';
        return (
          <li key={step} className="flex gap-3 border-cream-200 border-b py-2">
            <Icon
              aria-hidden="true"
              className={`mt-1 size-5 shrink-0 ${isFailed ? 'text-wax-700' : 'text-gold-700'}`}
            />
            <div className="min-w-0">
              <p className={isFailed ? 'font-semibold text-wax-700' : 'font-semibold'}>
                {step}: {word}
              </p>
              {say && <p className="wrap-anywhere whitespace-pre-line text-sm">{say}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
