import { useContext, useEffect, useRef, useState } from 'react';
import type { FieldProblem, SaveRequest, Section, UndoRequest } from '../../api';
import { AnnounceContext } from '../announce';
import { post } from '../ask';
import { EditorContext } from '../editor-context';
import { EditorForm } from '../form/editor-form';
import { hrefOf } from '../route';
import { ViewTitle } from '../shell/view-title';
import { LostDialog } from './lost-dialog';
import { PageActions } from './page-actions';
import { ProblemSummary } from './problem-summary';
import { Refused, Typed } from './refused';
import { SaveBar } from './save-bar';
import { type TypedText, typedTexts } from './typed-texts';
import { useDraft } from './use-draft';
import { useOutcome } from './use-outcome';

interface Props {
  section: Section;
  /** Reads the file again. */
  load: () => Promise<Section | undefined>;
}

const none: FieldProblem[] = [];

/** The form of a section, and all that can come of saving it. */
export function SectionForm({ section, load }: Props) {
  const { id, hash, schema, page, kind } = section;
  const { leave, preview, state } = useContext(EditorContext);
  const announce = useContext(AnnounceContext);
  const { refusal, send, forget } = useOutcome();
  const found = refusal?.problems ?? none;
  const { value, setValue, setSaved, change, toSend, isChanged, problems } = useDraft(
    schema,
    section.value,
    found,
  );
  const [isUndoing, setIsUndoing] = useState(false);
  const [typed, setTyped] = useState<TypedText[]>([]);
  const current = useRef(value);
  current.current = value;
  useEffect(() => preview(page), [page, preview]);

  /** Shows what is in the file now. What was typed since a save stays. */
  async function reload(saved?: unknown) {
    const loaded = await load();
    if (!loaded) return;
    if (saved === undefined || current.current === saved) setValue(loaded.value);
    preview(loaded.page);
  }

  async function save(redirects?: Record<string, string>) {
    if (!isChanged) {
      announce({ say: 'Nothing has changed.' });
      return;
    }
    const request: SaveRequest = { id, hash, value: toSend, ...(redirects && { redirects }) };
    const done = await send(() => post('save', request));
    if (!done) return;
    setSaved(value);
    setTyped([]);
    if (done.section === id) await reload(value);
    else leave(hrefOf(done.section));
  }

  async function undo(saveId: number) {
    const request: UndoRequest = { id: saveId };
    setIsUndoing(true);
    const done = await send(() => post('undo', request));
    if (done?.section === id) await reload();
    else if (done) leave(hrefOf(done.section));
    setIsUndoing(false);
  }

  async function loadAgain() {
    const texts = typedTexts(toSend, section.value, schema);
    await reload();
    setTyped(texts);
    forget();
  }

  const { lost, pages = [] } = refusal ?? {};
  const group = state.menu.find(({ entries }) => entries.some((entry) => entry.id === id))?.title;
  return (
    <>
      <ViewTitle title={section.title} eyebrow={group}>
        {kind && <PageActions section={section} kind={kind} />}
      </ViewTitle>
      <ProblemSummary section={id} problems={found} />
      {refusal && found.length === 0 && !lost && <Refused say={refusal.say} onLoad={loadAgain} />}
      <Typed texts={typed} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset disabled={isUndoing}>
          <EditorForm
            schema={schema}
            draft={{ slug: id.split('/').at(-1) ?? '', value }}
            problems={problems.filter((problem) => problem.section === id)}
            onChange={change}
          />
        </fieldset>
        <SaveBar
          action="Save"
          isChanged={isChanged}
          onUndo={(saveId) => leave(() => undo(saveId))}
        />
      </form>
      {lost && <LostDialog lost={lost} pages={pages} onChoose={save} onClose={forget} />}
    </>
  );
}
