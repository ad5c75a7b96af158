import type { FieldTemplateProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Hint } from './control';

/** Fields that are there all together or not at all. Without content they are there, too. */
export function OptionalGroup(props: FieldTemplateProps) {
  const { id, label, children, formData, onChange, fieldPathId, rawDescription } = props;
  const group = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const isThere = formData !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: adding or removing the group moves the focus
  useEffect(() => {
    if (!isChanged.current) return;
    isChanged.current = false;
    group.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [isThere]);

  function put(value: Record<string, unknown> | undefined) {
    isChanged.current = true;
    onChange(value, fieldPathId.path);
  }

  return (
    <div ref={group}>
      {isThere ? (
        <>
          {children}
          <button
            type="button"
            className={buttonStyles({ variant: 'tertiary', size: 'sm', className: 'mt-3' })}
            onClick={() => put(undefined)}
          >
            {`Remove ${label}`}
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            id={id}
            aria-describedby={rawDescription ? `${id}-hint` : undefined}
            className={buttonStyles({ variant: 'tertiary', size: 'sm', className: 'mb-1' })}
            onClick={() => put({})}
          >
            {`Add ${label}`}
          </button>
          <Hint id={id}>{rawDescription}</Hint>
        </>
      )}
    </div>
  );
}
