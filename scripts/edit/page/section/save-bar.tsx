import { useContext, useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { EditorContext } from '../editor-context';

interface Props {
  /** What the button says. */
  action: string;
  isChanged: boolean;
  onUndo?: (id: number) => void;
}

/** The first of several changes, and that there are more. */
function shortened(words: string): string {
  const [first = '', ...others] = words.split('; ');
  return others.length > 0 ? `${first}, and more` : first;
}

/** Saves the form it is in, also on Ctrl+S or Command+S, and undoes the last save. */
export function SaveBar({ action, isChanged, onUndo }: Props) {
  const { state } = useContext(EditorContext);
  const button = useRef<HTMLButtonElement>(null);
  const [last] = state.saves;

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) button.current?.form?.requestSubmit();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);

  return (
    <div className="sticky -bottom-4 -mx-4 mt-8 -mb-4 flex flex-wrap items-center gap-3 border-gold-400 border-t bg-cream-50 px-4 py-3 lg:-bottom-6 lg:-mx-6 lg:-mb-6 lg:px-6">
      <button ref={button} type="submit" className={buttonStyles()}>
        {action}
      </button>
      {onUndo && last && (
        <button
          type="button"
          className={buttonStyles({ variant: 'attraction', size: 'sm' })}
          onClick={() => onUndo(last.id)}
        >
          {`Undo: ${shortened(last.words)}`}
        </button>
      )}
      {isChanged && <p className="text-sm">You have changes that aren’t saved.</p>}
    </div>
  );
}
