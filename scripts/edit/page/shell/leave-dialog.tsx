import { buttonStyles } from '@/components/ui/button-styles';
import { Dialog } from './dialog';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks what becomes of what isn't saved. */
export function LeaveDialog({ onKeep, onDiscard }: Props) {
  return (
    <Dialog title="You have changes you haven’t saved" onClose={onKeep}>
      <p>If you go on now, what you typed here is gone.</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyles()} onClick={onKeep}>
          Keep editing
        </button>
        <button
          type="button"
          className={buttonStyles({ variant: 'attraction' })}
          onClick={onDiscard}
        >
          Discard the changes
        </button>
      </div>
    </Dialog>
  );
}
