import type { ReactNode } from 'react';

interface Props {
  /** The id of the control, for its label and its error. */
  id: string;
  label: string;
  /** What is wrong with the answer. */
  error?: string | undefined;
  children: ReactNode;
}

/** A label and a control, with any error between them. */
export function FormField({ id, label, error, children }: Props) {
  return (
    <div className={error ? 'border-wax-700 border-l-4 pl-4' : undefined}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-wax-700">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
