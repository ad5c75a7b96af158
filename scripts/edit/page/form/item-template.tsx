import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { useContext, useEffect, useState } from 'react';
import { ProblemsContext } from './draft';
import { isWithin } from './field-id';
import { fieldSchema, optionsOf } from './field-schema';
import { ItemButtons } from './item-buttons';
import { itemName } from './item-name';
import { ListContext } from './list-context';

/** A list longer than this shows only the names of its items. */
const few = 2;

/** An item of a list, with the buttons that move and remove it. */
export function ItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, totalItems, schema, buttonsProps } = props;
  const { id, item: kind, isRow, items } = useContext(ListContext);
  const isWrong = useContext(ProblemsContext).some((wrong) => isWithin(wrong, `${id}_${index}`));
  const [isOpen, setIsOpen] = useState(totalItems <= few);
  useEffect(() => {
    if (isWrong) setIsOpen(true);
  }, [isWrong]);

  if (isRow) return <div className="min-w-24 flex-1">{children}</div>;
  const option = optionsOf(fieldSchema(schema)).find(({ value }) => value === items[index]);
  const name = itemName(option?.label ?? items[index], kind, index);
  const buttons = <ItemButtons {...buttonsProps} name={name} />;
  if (schema.type !== 'object') {
    return (
      <li className="flex items-start gap-2 border-cream-200 border-b py-2">
        <span aria-hidden="true" className="tabular w-6 shrink-0 py-3.5 text-gold-700 text-sm">
          {index + 1}.
        </span>
        <div className="min-w-0 flex-1">{children}</div>
        <div className="mt-1">{buttons}</div>
      </li>
    );
  }
  return (
    <li className="border-cream-200 border-b py-1">
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="wrap-anywhere py-2 font-semibold decoration-2 decoration-gold-400 underline-offset-4 hover:underline">
          {name}
          {isWrong && <span className="text-wax-700"> (has a problem)</span>}
        </summary>
        <div className="mb-4 border-cream-200 border-l-4 pl-4">
          {children}
          <div className="mt-4">{buttons}</div>
        </div>
      </details>
    </li>
  );
}
