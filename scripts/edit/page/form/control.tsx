import type { WidgetProps } from '@rjsf/utils';
import { clsx } from 'clsx';
import type { Count } from './counters';

/** What every control has: its id, its look, and what describes it. */
export function controlProps({ id, schema, rawErrors = [] }: WidgetProps, describedBy?: string) {
  const ids = [
    rawErrors.length > 0 && `${id}-error`,
    schema.description && `${id}-hint`,
    describedBy,
  ].filter(Boolean);
  return {
    id,
    className: 'control',
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(rawErrors.length > 0 && { 'aria-invalid': true }),
  };
}

/** The text of a field; empty if there is none. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/** A hint below a field's label. */
export function Hint({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="max-w-prose text-sm/snug">
      {children}
    </p>
  );
}

/** How much is typed, and whether that is too little or too much. */
export function Counter({ id, count }: { id: string; count: Count }) {
  return (
    <p id={id} className={clsx('mt-1 text-sm', count.isOff && 'font-semibold text-wax-700')}>
      {count.say}
    </p>
  );
}

/** What is wrong with a field whose label isn't a FormField's. */
export function ErrorLine({ id, errors }: { id: string; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <p id={`${id}-error`} className="font-semibold text-wax-700">
      <span className="sr-only">Error: </span>
      {errors.join(' ')}
    </p>
  );
}
