import { deepEquals } from '@rjsf/utils';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { FieldProblem, FieldSchema } from '../../api';
import { AnnounceContext } from '../announce';
import { EditorContext } from '../editor-context';
import { idOf, isWithin } from '../form/field-id';
import { tidyRecord } from '../form/tidy';

type Value = Record<string, unknown>;

/** The ids of what was changed since some problems were found. */
interface Changed {
  since: readonly FieldProblem[];
  ids: readonly string[];
}

/** What the owner has typed: against what was there, and with what the server `found` wrong in it. */
export function useDraft(schema: FieldSchema, before: Value, found: readonly FieldProblem[]) {
  const { setUnsaved } = useContext(EditorContext);
  const announce = useContext(AnnounceContext);
  const [value, setValue] = useState<Value>(before);
  // Between a save and the file being read again.
  const [saved, setSaved] = useState<Value>();
  const [changed, setChanged] = useState<Changed>({ since: found, ids: [] });

  const toSend = useMemo(() => tidyRecord(value, schema), [value, schema]);
  const isChanged = useMemo(
    () => value !== saved && !deepEquals(toSend, tidyRecord(before, schema)),
    [value, saved, toSend, before, schema],
  );
  useEffect(() => {
    setUnsaved(isChanged);
    return () => setUnsaved(false);
  }, [isChanged, setUnsaved]);

  /** Takes the whole value, and the id of the field or list that was changed. */
  function change(next: Value, id: string) {
    setValue(next);
    announce({ say: '' });
    if (found.length === 0) return;
    setChanged(({ since, ids }) => ({ since: found, ids: since === found ? [...ids, id] : [id] }));
  }

  // What was wrong with a field is no longer known once it's changed.
  const problems = useMemo(() => {
    const ids = changed.since === found ? changed.ids : [];
    return found.filter(({ path }) => !ids.some((id) => isWithin(idOf(path), id)));
  }, [found, changed]);

  return { value, setValue, setSaved, change, toSend, isChanged, problems };
}
