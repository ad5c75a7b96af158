'use client';

import { Content, Root, Trigger } from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ButtonLook, buttonStyles } from '@/components/ui/button-styles';
import { formatPhone, telHref } from '@/lib/contact/phone';

/** How long the number stays open (decision 0010), in milliseconds. */
const openFor = 3000;

/** From its button to the number, and from the number to the window's edge, in pixels. */
const distance = 8;

interface Props extends Pick<ButtonLook, 'size'> {
  /** What the button looks like; as `prose`, like a link in a sentence. */
  variant?: ButtonLook['variant'] | 'prose';
  /** What the button shows: icon, label and the masked number. */
  children: ReactNode;
  phone: string;
  /** Whether it's for texts alone: then it's no link, because a desktop sends none. */
  isText?: boolean;
  /** What follows the number, such as "(sample)". */
  mark: string;
}

/** A button that reveals the full number for a while (decision 0010). */
export function PhoneReveal({ children, phone, isText, mark, variant, size }: Props) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const openedByKeyboard = useRef(false);
  const timeIsUp = useRef(false);
  const trigger = useRef<HTMLButtonElement>(null);
  /** It closes without taking the focus back to its button. */
  const leavesFocus = useRef(false);

  function closeIfLeft() {
    const box = content.current;
    if (!timeIsUp.current || !box) return;
    if (box.matches(':hover') || box.contains(document.activeElement)) return;
    leavesFocus.current = true;
    setOpen(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts only when it opens
  useEffect(() => {
    timeIsUp.current = false;
    if (!open || openedByKeyboard.current) return;
    const timer = setTimeout(() => {
      timeIsUp.current = true;
      closeIfLeft();
    }, openFor);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger
        ref={trigger}
        className={
          variant === 'prose' ? 'cursor-pointer text-link' : buttonStyles({ variant, size })
        }
        onClick={(event) => {
          openedByKeyboard.current = event.detail === 0;
        }}
      >
        {children}
      </Trigger>
      <Content
        ref={content}
        aria-label="Phone number"
        sideOffset={distance}
        collisionPadding={distance}
        className="z-20 min-w-(--radix-popover-trigger-width) rounded-md border border-gold-400 bg-cream-50 px-4 text-center text-navy-950"
        onPointerLeave={closeIfLeft}
        // Another element gets the focus only after this event.
        onBlur={() => setTimeout(closeIfLeft)}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (openedByKeyboard.current) content.current?.querySelector('a')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (leavesFocus.current) event.preventDefault();
          leavesFocus.current = false;
        }}
        // Radix would keep the focus within the box: Tab has to go on to what follows the button.
        onKeyDown={(event) => {
          if (event.key !== 'Tab') return;
          if (event.shiftKey) event.preventDefault();
          trigger.current?.focus();
          leavesFocus.current = true;
          setOpen(false);
        }}
      >
        <a
          className={clsx('block py-1.25 text-xl/8 font-serif tabular', !isText && 'text-link')}
          {...(isText ? { tabIndex: -1 } : { href: telHref(phone) })}
        >
          {formatPhone(phone)}
          {mark && <span className="font-sans text-xs font-normal">{mark}</span>}
        </a>
      </Content>
    </Root>
  );
}
