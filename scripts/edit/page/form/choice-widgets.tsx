import type { WidgetProps } from '@rjsf/utils';
import { controlProps, ErrorLine, Hint, textOf } from './control';
import { fieldSchema, optionsOf } from './field-schema';

const boxLook = 'size-5 shrink-0 accent-blue-700';

/** One of several, as a list that opens. */
export function ChoiceWidget(props: WidgetProps) {
  const { value, onChange, required = false } = props;
  const options = optionsOf(fieldSchema(props.schema));
  const chosen = textOf(value ?? props.schema.default);
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <select
      {...controlProps(props)}
      required={required}
      value={chosen}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      {props.schema.default === undefined && (
        <option value="">{required ? 'Choose one' : 'None'}</option>
      )}
      {chosen && !isKnown && <option value={chosen}>{`${chosen} (isn’t there anymore)`}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Any of a few, such as the days of a week; kept in the order in which they are shown. */
export function ChecklistWidget(props: WidgetProps) {
  const { id, label, schema, value, onChange, rawErrors = [] } = props;
  const options = optionsOf(fieldSchema(schema));
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const toggle = (toggled: string, isOn: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((of) => (of === toggled ? isOn : chosen.includes(of))),
    );
  return (
    <fieldset id={id} {...describedBy(controlProps(props))}>
      <legend className="font-semibold">{label}</legend>
      <ErrorLine id={id} errors={rawErrors} />
      <Hint id={id}>{schema.description}</Hint>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className={boxLook}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Yes or no. What isn't there yet is as the schema says. */
export function CheckboxWidget(props: WidgetProps) {
  const { id, label, schema, value, onChange, rawErrors = [] } = props;
  const { className: _, ...control } = controlProps(props);
  return (
    <>
      <ErrorLine id={id} errors={rawErrors} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          {...control}
          type="checkbox"
          className={boxLook}
          checked={Boolean(value ?? schema.default)}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <Hint id={id}>{schema.description}</Hint>
    </>
  );
}

function describedBy(control: { 'aria-describedby'?: string }) {
  return control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {};
}
