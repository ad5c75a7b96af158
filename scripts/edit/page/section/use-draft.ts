import { deepEquals } from '@rjsf/utils';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { FieldProblem, FieldSchema } from '../../api';
import { EditorContext } from '../editor-context';
import { idOf } from '../form/field-id';
import { tidyRecord } from '../form/tidy';

type Value = Record<string, unknown>;

/** What the owner has typed: against what was there, and with what the server found wrong in it. */
export function useDraft(schema: FieldSchema, before: Value, found: readonly FieldProblem[] = []) {
  const { setUnsaved } = useContext(EditorContext);
  const [value, setValue] = useState<Value>(before);
  const [problems, setProblems] = useState(found);
  useEffect(() => setProblems(found), [found]);

  const toSend = useMemo(() => tidyRecord(value, schema), [value, schema]);
  const isChanged = useMemo(
    () => !deepEquals(toSend, tidyRecord(before, schema)),
    [toSend, before, schema],
  );
  useEffect(() => {
    setUnsaved(isChanged);
    return () => setUnsaved(false);
  }, [isChanged, setUnsaved]);

  /** What was wrong with a field is no longer known once it's changed. */
  function change(next: Value, id: string) {
    setValue(next);
    setProblems((known) => known.filter(({ path }) => !`${idOf(path)}_`.startsWith(`${id}_`)));
  }

  return { value, setValue, change, toSend, isChanged, problems };
}
