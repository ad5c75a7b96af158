import { useCallback, useContext, useEffect, useState } from 'react';
import type { Section } from '../../api';
import { AnnounceContext } from '../announce';
import { get, sayOf } from '../ask';
import { focusId, idOf } from '../form/field-id';
import { SectionForm } from '../section/section-form';
import { ViewTitle } from '../shell/view-title';

/** Loads a section and shows its form; `field` is the path of the one that takes the focus. */
export function SectionView({ id, field }: { id: string; field: string[] }) {
  const announce = useContext(AnnounceContext);
  const [section, setSection] = useState<Section>();

  const load = useCallback(async () => {
    try {
      const loaded = await get<Section>('section', { id });
      setSection(loaded);
      return loaded;
    } catch (error) {
      announce({ say: sayOf(error), isProblem: true });
      return undefined;
    }
  }, [id, announce]);

  useEffect(() => {
    load();
  }, [load]);

  const isLoaded = section !== undefined;
  useEffect(() => {
    if (isLoaded && field.length > 0) focusId(idOf(field));
  }, [isLoaded, field]);

  if (!section) return <ViewTitle title="Loading…" />;
  return <SectionForm section={section} load={load} />;
}
