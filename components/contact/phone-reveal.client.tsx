'use client';

import { Content, Root, Trigger } from '@radix-ui/react-popover';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ButtonLook, buttonStyles } from '@/components/ui/button-styles';

/** How long the number stays open (specification, section 9), in milliseconds. */
const openFor = 3000;

interface Props extends ButtonLook {
  /** What the button shows: icon, label and the masked number. */
  children: ReactNode;
  /** The full number as a link that dials it. */
  number: ReactNode;
  /** The accessible name of what opens. */
  label: string;
}

/** A button that opens to the full number and closes by itself (decision 14). */
export function PhoneReveal({ children, number, label, variant, size }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const byKeyboard = useRef(false);
  const byTime = useRef(false);

  useEffect(() => {
    if (!open || byKeyboard.current) return;
    let timeIsUp = false;
    const isIn = () =>
      content.current?.matches(':hover') || content.current?.contains(document.activeElement);
    const closeIfLeft = () => {
      if (!timeIsUp || isIn()) return;
      byTime.current = true;
      setOpen(false);
    };
    const timer = setTimeout(() => {
      timeIsUp = true;
      closeIfLeft();
    }, openFor);
    const box = content.current;
    // `focusout` comes before the focus has arrived elsewhere.
    const whenFocusHasMoved = () => setTimeout(closeIfLeft);
    box?.addEventListener('pointerleave', closeIfLeft);
    box?.addEventListener('focusout', whenFocusHasMoved);
    return () => {
      clearTimeout(timer);
      box?.removeEventListener('pointerleave', closeIfLeft);
      box?.removeEventListener('focusout', whenFocusHasMoved);
    };
  }, [open]);

  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger
        ref={button}
        className={buttonStyles({ variant, size })}
        onClick={(event) => {
          byKeyboard.current = event.detail === 0;
        }}
      >
        {children}
      </Trigger>
      <Content
        ref={content}
        aria-label={label}
        sideOffset={8}
        collisionPadding={8}
        className="z-20 rounded-md border border-gold-400 bg-cream-50 px-5 py-3 text-lg text-navy-950"
        onOpenAutoFocus={(event) => {
          if (!byKeyboard.current) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!byTime.current) button.current?.focus({ preventScroll: true });
          byTime.current = false;
        }}
      >
        {number}
      </Content>
    </Root>
  );
}
