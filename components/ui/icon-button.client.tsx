'use client';

import { Content, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';

interface Props extends Pick<ButtonLook, 'variant'> {
  /** The accessible name, which the tooltip shows too. */
  name: string;
  icon: ReactNode;
  onClick: () => void;
}

/** A button that shows only an icon, with a tooltip. It stands inside a tooltip Provider. */
export function IconButton({ name, icon, variant = 'attraction', onClick }: Props) {
  return (
    <Root>
      <Trigger asChild>
        <button
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
