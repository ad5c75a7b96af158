import type { WidgetProps } from '@rjsf/utils';
import type { FieldSchema } from '../../api';
import { Counter, controlProps, textOf } from './control';
import { characterCount } from './counters';
import { fieldSchema } from './field-schema';

/** One line: a text, a date, a time, a number or money. */
export function LineWidget(props: WidgetProps) {
  const { id, value, onChange, required = false } = props;
  const schema = fieldSchema(props.schema);
  const text = textOf(value);
  const count = characterCount(text, schema);
  const note = count || schema.cap ? `${id}-note` : undefined;
  return (
    <>
      <div className="flex items-center gap-2">
        {schema.input === 'money' && <span aria-hidden="true">$</span>}
        <input
          {...controlProps(props, note)}
          {...keyboardFor(schema)}
          required={required}
          value={text}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      </div>
      {count && note && <Counter id={note} count={count} />}
      {schema.cap && (
        <p id={note} className="mt-1 text-sm">
          {`The law allows at most $${schema.cap.dollars} (${schema.cap.source}).`}
        </p>
      )}
    </>
  );
}

/** A line too long to see in an input: it wraps, but takes no line breaks. */
export function LongLineWidget(props: WidgetProps) {
  const { id, schema, value, onChange, required = false } = props;
  const text = textOf(value);
  const count = characterCount(text, schema);
  return (
    <>
      <textarea
        {...controlProps(props, `${id}-note`)}
        className="control field-sizing-content resize-none"
        rows={Math.max(1, Math.ceil(text.length / 50))}
        required={required}
        value={text}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' ') || undefined)}
      />
      {count && <Counter id={`${id}-note`} count={count} />}
    </>
  );
}

/** The type of an input, and the keys a phone or a tablet shows for it. */
function keyboardFor({ type, input, format, minimum, title = '' }: FieldSchema) {
  if (input === 'clock') return { type: 'time' };
  if (format === 'date') return { type: 'date' };
  if (format === 'uri') return { type: 'url', spellCheck: false };
  if (format === 'email') return { type: 'email', spellCheck: false };
  if (/\bphone\b/i.test(title)) return { type: 'tel' };
  if (type === 'integer' || type === 'number') {
    const isPositive = typeof minimum === 'number' && minimum >= 0;
    return { type: 'text', ...(isPositive && { inputMode: 'decimal' as const }) };
  }
  return { type: 'text' };
}
