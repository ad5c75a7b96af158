import type { FieldTemplateProps } from '@rjsf/utils';
import { buttonStyles } from '@/components/ui/button-styles';
import { fieldSchema } from './field-schema';
import { inLine } from './words';

/** Says of a list that there is nothing to put in it, where that is an answer, too. */
export function NoneButton({ schema, label, formData, onChange, fieldPathId }: FieldTemplateProps) {
  if (!fieldSchema(schema)['canBeEmpty'] || schema.minItems) return null;
  if (formData?.length > 0) return null;
  const isAnswered = Array.isArray(formData);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      {isAnswered ? 'You’ve said there are none.' : 'Not answered yet.'}
      <button
        type="button"
        className={buttonStyles({ variant: 'attraction', size: 'sm' })}
        onClick={() => onChange(isAnswered ? undefined : [], fieldPathId.path)}
      >
        {isAnswered ? 'Take that back' : `There are no ${inLine(label)}`}
      </button>
    </p>
  );
}
