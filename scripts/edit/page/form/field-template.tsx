import type { FieldTemplateProps } from '@rjsf/utils';
import { useContext } from 'react';
import { FormField } from '@/components/ui/form-field';
import { ErrorLine, Hint } from './control';
import { fieldSchema, isCheckList } from './field-schema';
import { ListContext } from './list-context';
import { NoneButton } from './none-button';
import { OptionalGroup } from './optional-group';

/** A field with its label, hint and error. Groups, lists and boxes to tick have their own labels. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, hidden, required, children, rawErrors = [], fieldPathId } = props;
  const list = useContext(ListContext);
  if (hidden) return null;
  const schema = fieldSchema(props.schema);
  const { type, description } = schema;
  if (type === 'boolean' || isCheckList(schema)) return <div>{children}</div>;
  const key = fieldPathId.path.at(-1);
  if (type === 'object' || type === 'array') {
    const isOptional = type === 'object' && !required && key !== undefined;
    return (
      <div>
        <ErrorLine id={id} errors={rawErrors} />
        {isOptional ? <OptionalGroup {...props} /> : children}
        {type === 'array' && <NoneButton {...props} />}
      </div>
    );
  }
  // In a list, the number in front is its visible label.
  if (typeof key === 'number' && !list.isRow) {
    return (
      <div>
        <label htmlFor={id} className="sr-only">
          {`${list.item} ${key + 1}`}
        </label>
        <ErrorLine id={id} errors={rawErrors} />
        {children}
      </div>
    );
  }
  // Not so what the owner still has to fill in, and what has a value anyway.
  const isOptional = !(
    required ||
    list.isRow ||
    schema['canBeEmpty'] ||
    schema['default'] ||
    schema['isWanted']
  );
  return (
    <FormField
      id={id}
      label={isOptional ? `${label} (optional)` : label}
      error={rawErrors.join(' ') || undefined}
    >
      <Hint id={id}>{description}</Hint>
      {children}
    </FormField>
  );
}
