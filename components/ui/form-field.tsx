import type { ReactNode } from 'react';

interface Props {
  /** The id of the control, which its label and error point to. */
  id: string;
  label: string;
  /** What is wrong with the answer; the control is described by `${id}-error` then. */
  error?: string | undefined;
  children: ReactNode;
}

/** A label, a control, and what is wrong with its answer between them. */
export function FormField({ id, label, error, children }: Props) {
  return (
    <div className={error ? 'border-gold-700 border-l-4 pl-4' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-gold-700">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
