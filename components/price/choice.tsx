interface Props<Value extends string> {
  legend: string;
  /** Groups the radio buttons; nothing is sent anywhere. */
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Radio buttons, each in a row tall enough for a thumb. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            className="size-5 shrink-0 accent-blue-700"
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
