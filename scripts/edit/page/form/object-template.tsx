import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { Hint } from './control';

/** A group of fields. The whole form, and an item of a list, have their heading elsewhere. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, properties } = props;
  const last = fieldPathId.path.at(-1);
  const id = fieldPathId.$id;
  const description = typeof props.description === 'string' ? props.description : undefined;
  const fields = (
    <div className="grid grid-cols-1 gap-6">{properties.map(({ content }) => content)}</div>
  );
  if (last === undefined || typeof last === 'number') {
    return (
      <div id={id}>
        <div className="mb-4">
          <Hint id={id}>{description}</Hint>
        </div>
        {fields}
      </div>
    );
  }
  return (
    <fieldset id={id} aria-describedby={description ? `${id}-hint` : undefined}>
      <legend className="font-semibold font-serif text-lg">{title}</legend>
      <Hint id={id}>{description}</Hint>
      <div className="mt-3 border-cream-200 border-l-4 pl-4">{fields}</div>
    </fieldset>
  );
}
