'use client';

import { Content, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';

interface Props extends Pick<ButtonLook, 'variant'> {
  /** The accessible name, which the tooltip shows too. */
  name: string;
  icon: ReactNode;
  onClick: () => void;
}

/** A button that shows only an icon, with a tooltip. It stands inside a tooltip Provider. */
export function IconButton({ name, icon, variant = 'attraction', onClick }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => tellTooltip(button.current), []);
  return (
    <Root>
      <Trigger asChild>
        <button
          ref={button}
          type="button"
          aria-label={name}
          className={buttonStyles({ variant, size: 'icon' })}
          onClick={onClick}
        >
          {icon}
        </button>
      </Trigger>
      <Content
        sideOffset={6}
        className="z-20 rounded-md bg-navy-900 px-3 py-1 text-cream-50 text-sm"
      >
        {name}
      </Content>
    </Root>
  );
}

/**
 * The mouse or the focus that woke React came to the button before React did, and may stand still:
 * the tooltip hears of it now. Not on a touch screen, where what was tapped counts as hovered.
 */
function tellTooltip(button: HTMLButtonElement | null) {
  if (button?.matches(':hover') && matchMedia('(hover: hover)').matches) {
    button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }
  if (button?.matches(':focus-visible')) {
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
