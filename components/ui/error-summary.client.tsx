'use client';

import { useEffect, useRef } from 'react';

interface Props {
  heading: string;
  /** What is wrong, each with the id of the control to correct. */
  errors: readonly { id: string; message: string }[];
}

/** Takes the focus, lists the errors and links to each field (the GOV.UK pattern). */
export function ErrorSummary({ heading, errors }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new list of errors takes the focus
  useEffect(() => summary.current?.focus(), [errors]);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-6 rounded-md border-2 border-wax-700 p-4"
    >
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a className="text-link" href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
