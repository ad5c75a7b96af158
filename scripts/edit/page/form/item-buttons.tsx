import type { ArrayFieldItemButtonsTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useContext, useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { AnnounceContext } from '../announce';
import { ListContext } from './list-context';

type Props = ArrayFieldItemButtonsTemplateProps & { name: string };

/** Moves an item up and down, and removes it. The focus stays with it. */
export function ItemButtons({ name, index = 0, totalItems = 0, ...props }: Props) {
  const announce = useContext(AnnounceContext);
  const { onRemove } = useContext(ListContext);
  const pressed = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the list is announced
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current.focus();
    pressed.current = null;
    announce({ say: `'${name}' is now ${index + 1} of ${totalItems}.` });
  }, [index]);

  function move(event: MouseEvent<HTMLButtonElement>, by: (event: MouseEvent) => void) {
    pressed.current = event.currentTarget;
    by(event);
  }

  function remove(event: MouseEvent) {
    onRemove();
    props.onRemoveItem(event);
    announce({ say: `'${name}' is removed once you save.` });
  }

  return (
    <div className="flex gap-2">
      <IconOnly
        name={`Move '${name}' up`}
        isOff={!props.hasMoveUp}
        icon={<ArrowUp className="size-4" />}
        onClick={(event) => move(event, props.onMoveUpItem)}
      />
      <IconOnly
        name={`Move '${name}' down`}
        isOff={!props.hasMoveDown}
        icon={<ArrowDown className="size-4" />}
        onClick={(event) => move(event, props.onMoveDownItem)}
      />
      <IconOnly
        name={`Remove '${name}'`}
        isOff={!props.hasRemove}
        icon={<Trash2 className="size-4" />}
        onClick={remove}
      />
    </div>
  );
}

interface IconOnlyProps {
  name: string;
  /** It stays where it is, and keeps the focus, when there is nothing for it to do. */
  isOff: boolean;
  icon: ReactNode;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function IconOnly({ name, isOff, icon, onClick }: IconOnlyProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isOff || undefined}
      className={buttonStyles({ variant: 'attraction', size: 'icon' })}
      onClick={(event) => !isOff && onClick(event)}
    >
      {icon}
    </button>
  );
}
