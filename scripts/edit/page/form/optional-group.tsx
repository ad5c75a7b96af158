import type { FieldTemplateProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Hint } from './control';
import { fieldSchema } from './field-schema';

const look = buttonStyles({ variant: 'attraction', size: 'sm' });

/**
 * Fields that are there all together or not at all. Without content they are there, too. A picture
 * comes from a view of its own.
 */
export function OptionalGroup(props: FieldTemplateProps) {
  const { id, label, schema, children, formData, onChange, fieldPathId, rawDescription } = props;
  const group = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const isThere = formData !== undefined;
  const isPicture = fieldSchema(schema).input === 'picture';

  // biome-ignore lint/correctness/useExhaustiveDependencies: adding or removing the group moves the focus
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    group.current?.querySelector<HTMLElement>('input, select, textarea, button, a')?.focus();
  }, [isThere]);

  function put(value: Record<string, unknown> | undefined) {
    isChanged.current = true;
    onChange(value, fieldPathId.path);
  }

  if (isThere) {
    return (
      <div ref={group}>
        {children}
        <div className="mt-3 flex flex-wrap gap-3">
          {isPicture && (
            <a className={look} href="#/files">
              Choose another picture
            </a>
          )}
          <button type="button" className={look} onClick={() => put(undefined)}>
            {`Remove '${label}'`}
          </button>
        </div>
      </div>
    );
  }
  const control = {
    id,
    className: look,
    ...(rawDescription && { 'aria-describedby': `${id}-hint` }),
  };
  return (
    <div ref={group}>
      <p className="font-semibold font-serif text-lg">{label}</p>
      <Hint id={id}>{rawDescription}</Hint>
      <div className="mt-2">
        {isPicture ? (
          <a {...control} href="#/files">
            Choose a picture
          </a>
        ) : (
          <button type="button" {...control} onClick={() => put({})}>
            {`Add '${label}'`}
          </button>
        )}
      </div>
    </div>
  );
}
