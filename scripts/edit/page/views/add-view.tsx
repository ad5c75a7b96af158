import { useContext, useEffect, useMemo, useState } from 'react';
import type { CreateRequest, FieldProblem, Kind, Section } from '../../api';
import { slugFrom } from '../../slug-from';
import { AnnounceContext } from '../announce';
import { get, post, sayOf } from '../ask';
import { EditorContext } from '../editor-context';
import { EditorForm } from '../form/editor-form';
import { hrefOf } from '../route';
import { AddressField } from '../section/address-field';
import { kinds } from '../section/kinds';
import { ProblemSummary } from '../section/problem-summary';
import { SaveBar } from '../section/save-bar';
import { useDraft } from '../section/use-draft';
import { useOutcome } from '../section/use-outcome';
import { ViewTitle } from '../shell/view-title';

/** The form of a town or a service that doesn't exist yet. */
export function AddView({ kind }: { kind: Kind }) {
  const announce = useContext(AnnounceContext);
  const [blank, setBlank] = useState<Section>();
  useEffect(() => {
    get<Section>('blank', { kind }).then(setBlank, (error) =>
      announce({ say: sayOf(error), isProblem: true }),
    );
  }, [kind, announce]);
  return (
    <>
      <ViewTitle title={`Add a ${kinds[kind].one}`} />
      {blank && <AddForm blank={blank} kind={kind} />}
    </>
  );
}

const none: FieldProblem[] = [];

function AddForm({ blank, kind }: { blank: Section; kind: Kind }) {
  const { leave, setUnsaved } = useContext(EditorContext);
  const { refusal, send } = useOutcome();
  const found = refusal?.problems ?? none;
  const { value, change, toSend, isChanged, problems } = useDraft(blank.schema, blank.value, found);
  const [ownSlug, setOwnSlug] = useState<string>();
  const name = value['name'] ?? value['title'];
  const slug = ownSlug ?? slugFrom(typeof name === 'string' ? name : '');
  const atAddress = useMemo(() => found.filter(({ path: [first] }) => first === 'slug'), [found]);
  const inForm = useMemo(
    () => problems.filter(({ path: [first] }) => first !== 'slug'),
    [problems],
  );
  // What isn't about a field is about the address.
  useEffect(() => {
    if (refusal?.problems.length === 0) document.getElementById('address')?.focus();
  }, [refusal]);
  const says = [refusal && found.length === 0 && refusal.say, ...atAddress.map(({ say }) => say)];

  async function create() {
    const request: CreateRequest = { kind, slug, value: toSend };
    const done = await send(() => post('create', request));
    if (!done) return;
    setUnsaved(false);
    leave(hrefOf(done.section));
  }

  return (
    <>
      <ProblemSummary section={blank.id} problems={found} />
      <form
        noValidate
        className="*:not-last:mb-6"
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <AddressField
          kind={kind}
          slug={slug}
          error={says.filter(Boolean).join(' ') || undefined}
          onChange={setOwnSlug}
        />
        <EditorForm
          schema={blank.schema}
          draft={{ slug, value }}
          problems={inForm}
          onChange={change}
        />
        <SaveBar action={`Add the ${kinds[kind].one}`} isChanged={isChanged} />
      </form>
    </>
  );
}
