import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  /** Called when it's closed without an answer. */
  onClose: () => void;
  children: ReactNode;
}

/** A question that has to be answered, or put off, before anything else. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="w-lg max-w-full rounded-md border border-gold-400 bg-cream-50 p-6 *:not-last:mb-4"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
