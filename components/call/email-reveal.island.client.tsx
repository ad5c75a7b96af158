'use client';

import { useId, useState } from 'react';

interface Props {
  /** The two halves of the email address, which is never whole where a harvester reads. */
  user: string;
  host: string;
  /** Follows the address, such as "(sample)". */
  mark: string;
}

/** `Email Us` shows and hides the address (decision 0010). */
export function EmailReveal({ user, host, mark }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="cursor-pointer py-1 font-semibold text-link"
        onClick={() => setOpen(!open)}
      >
        Email Us
      </button>
      <p id={id} hidden={!open}>
        {open && (
          <>
            <a
              className="inline-block py-1 wrap-anywhere text-link"
              href={`mailto:${user}@${host}`}
            >
              {user}@{host}
            </a>
            {mark}
          </>
        )}
      </p>
    </>
  );
}
