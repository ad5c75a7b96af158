'use client';

import { Content, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonStyles } from './button-styles';

interface Props {
  /** The accessible name, also shown in the tooltip. */
  name: string;
  icon: ReactNode;
  onClick: () => void;
}

/** An icon-only button with a tooltip. It needs a tooltip Provider around it. */
export function IconButton({ name, icon, onClick }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => replayHoverAndFocus(button.current), []);
  return (
    <Root>
      <Trigger asChild>
        <button
          ref={button}
          type="button"
          aria-label={name}
          className={buttonStyles({ variant: 'attraction', size: 'icon' })}
          onClick={onClick}
        >
          {icon}
        </button>
      </Trigger>
      <Content
        sideOffset={6}
        className="z-20 rounded-md bg-navy-900 px-3 py-1 text-sm text-cream-50"
      >
        {name}
      </Content>
    </Root>
  );
}

/**
 * The pointer or the focus that woke React reached the button before React did, and may not move
 * again: the tooltip learns of it here, but not of touch, where a tapped element counts as hovered.
 */
function replayHoverAndFocus(button: HTMLButtonElement | null) {
  if (button?.matches(':hover') && matchMedia('(hover: hover)').matches) {
    button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }
  if (button?.matches(':focus-visible')) {
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
