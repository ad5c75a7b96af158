import { maxCount, readCount, stepCount } from '@/lib/pricing/calculator';

const invalid = `Enter a whole number from 1 to ${maxCount}. For more, call or text us.`;

interface Props {
  id: string;
  label: string;
  /** What is counted: "document". */
  one: string;
  text: string;
  onChange: (text: string) => void;
}

/** A number to type, or to count up and down with buttons. */
export function CountField({ id, label, one, text, onChange }: Props) {
  const isInvalid = text.trim() !== '' && readCount(text) === undefined;
  const button = (by: 1 | -1, sign: string, act: string) => (
    <button
      type="button"
      aria-label={`${act} one ${one}`}
      className="w-11 text-xl text-blue-700 hover:bg-cream-200"
      onClick={() => onChange(String(stepCount(text, by)))}
    >
      {sign}
    </button>
  );
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 blank flex h-12 w-33 p-0 has-aria-invalid:border-2 has-aria-invalid:border-wax-700">
        {button(-1, '−', 'Remove')}
        <input
          id={id}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          className="min-w-0 flex-1 text-center tabular"
          onChange={(event) => onChange(event.target.value)}
        />
        {button(1, '+', 'Add')}
      </div>
      {isInvalid && (
        <p id={`${id}-error`} className="mt-1 max-w-36 text-sm font-semibold text-wax-700">
          {invalid}
        </p>
      )}
    </div>
  );
}
