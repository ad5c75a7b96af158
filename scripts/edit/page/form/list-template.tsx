import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Hint } from './control';
import { childSchema, fieldSchema, isRow } from './field-schema';
import { ListContext } from './list-context';
import { withArticle } from './words';

/** A list that can grow, shrink and be sorted; or a row of a fixed number of fields. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, items, canAdd, onAddClick } = props;
  const id = fieldPathId.$id;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = useRef<'added' | 'removed'>(undefined);
  const formData: unknown = props.formData;
  const values: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const isTuple = isRow(fieldSchema(schema));
  const item = childSchema(fieldSchema(schema), 0)?.title ?? title;
  const context = useMemo(
    () => ({
      id,
      item,
      isRow: isTuple,
      items: values,
      onRemove: () => {
        change.current = 'removed';
      },
    }),
    [id, item, isTuple, values],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of items moves the focus
  useEffect(() => {
    if (change.current === 'removed') add.current?.focus();
    if (change.current === 'added') focusFirstField(list.current?.lastElementChild);
    change.current = undefined;
  }, [items.length]);

  return (
    <ListContext value={context}>
      <fieldset id={id} aria-describedby={schema.description ? `${id}-hint` : undefined}>
        <legend className={isTuple ? 'font-semibold' : 'font-semibold font-serif text-lg'}>
          {title}
        </legend>
        <Hint id={id}>{schema.description}</Hint>
        {isTuple ? (
          <div className="mt-1 flex flex-wrap gap-4">{items}</div>
        ) : (
          <ol ref={list} className="mt-2 border-cream-200 border-t">
            {items}
          </ol>
        )}
        {canAdd && !isTuple && (
          <button
            ref={add}
            type="button"
            className={buttonStyles({ variant: 'attraction', size: 'sm', className: 'mt-3' })}
            onClick={(event) => {
              change.current = 'added';
              onAddClick(event);
            }}
          >
            <Plus className="size-4" aria-hidden="true" />
            {`Add ${withArticle(item)}`}
          </button>
        )}
      </fieldset>
    </ListContext>
  );
}

function focusFirstField(item: Element | null | undefined) {
  const details = item?.querySelector('details');
  if (details) details.open = true;
  item?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
