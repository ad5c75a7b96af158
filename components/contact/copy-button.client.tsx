'use client';

import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { isCopied } from '@/lib/islands/clipboard';

/** Copies a text, and says so; where the browser refuses, says how else. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <button
        type="button"
        className={buttonStyles({ variant: 'attraction' })}
        onClick={async () => {
          setSaid('');
          setSaid((await isCopied(text)) ? 'Message copied' : 'Select the message to copy it');
        }}
      >
        Copy the message
      </button>
      <span aria-live="polite" className="self-center text-sm">
        {said}
      </span>
    </>
  );
}
