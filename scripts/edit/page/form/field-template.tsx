import type { FieldTemplateProps } from '@rjsf/utils';
import { FormField } from '@/components/ui/form-field';
import { ErrorLine } from './choice-widgets';
import { Hint } from './control';
import { fieldSchema, isCheckList } from './field-schema';
import { OptionalGroup } from './optional-group';

/** A field with its label, hint and error. Groups, lists and boxes to tick have their own labels. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, hidden, required, children, rawErrors = [], fieldPathId } = props;
  if (hidden) return null;
  const schema = fieldSchema(props.schema);
  const { type, description } = schema;
  if (type === 'boolean' || isCheckList(schema)) return <div>{children}</div>;
  if (type === 'object' || type === 'array') {
    const isOptional = type === 'object' && !required && fieldPathId.path.length > 0;
    return (
      <div>
        {rawErrors.length > 0 && <ErrorLine id={id} errors={rawErrors} />}
        {isOptional ? <OptionalGroup {...props} /> : children}
      </div>
    );
  }
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  return (
    <FormField
      id={id}
      label={required || isItem ? label : `${label} (optional)`}
      error={rawErrors.join(' ') || undefined}
    >
      <Hint id={id}>{description}</Hint>
      {children}
    </FormField>
  );
}
