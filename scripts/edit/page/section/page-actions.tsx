import { useContext, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { FormField } from '@/components/ui/form-field';
import type { Kind, RemoveRequest, RenameRequest, Section } from '../../api';
import { post } from '../ask';
import { EditorContext } from '../editor-context';
import { hrefOf } from '../route';
import { Dialog } from '../shell/dialog';
import { AddressField } from './address-field';
import { kinds } from './kinds';
import { useOutcome } from './use-outcome';

/** Renames and removes a page of a kind the owner can add. */
export function PageActions({ section, kind }: { section: Section; kind: Kind }) {
  const { leave } = useContext(EditorContext);
  const [asking, setAsking] = useState<'rename' | 'remove'>();
  const look = buttonStyles({ variant: 'attraction', size: 'sm' });
  const props = { section, kind, onClose: () => setAsking(undefined) };
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <button type="button" className={look} onClick={() => leave(() => setAsking('rename'))}>
        Change the address
      </button>
      <button type="button" className={look} onClick={() => leave(() => setAsking('remove'))}>
        {`Remove this ${kinds[kind].one}`}
      </button>
      {asking === 'rename' && <RenameDialog {...props} />}
      {asking === 'remove' && <RemoveDialog {...props} />}
    </div>
  );
}

interface Props {
  section: Section;
  kind: Kind;
  onClose: () => void;
}

function RenameDialog({ section: { id, title }, kind, onClose }: Props) {
  const { leave } = useContext(EditorContext);
  const { refusal, send } = useOutcome();
  const [slug, setSlug] = useState(id.split('/').at(-1) ?? '');
  async function rename() {
    const request: RenameRequest = { id, slug };
    const done = await send(() => post('rename', request));
    if (!done) return;
    onClose();
    leave(hrefOf(done.section));
  }
  return (
    <Dialog title={`The address of ${title}`} onClose={onClose}>
      <p>Links to the old address will lead to the new one.</p>
      <AddressField kind={kind} slug={slug} error={saysOf(refusal)} onChange={setSlug} />
      <Answers action="Change it" onClose={onClose} onAnswer={rename} />
    </Dialog>
  );
}

function RemoveDialog({ section: { id, title, others }, kind, onClose }: Props) {
  const { leave } = useContext(EditorContext);
  const { refusal, send } = useOutcome();
  const [instead, setInstead] = useState(others[0]?.slug ?? '');
  async function remove() {
    const request: RemoveRequest = { id, instead };
    const done = await send(() => post('remove', request));
    if (!done) return;
    onClose();
    leave(hrefOf(done.section));
  }
  return (
    <Dialog title={`Remove ${title}?`} onClose={onClose}>
      <p>Links to it, and lists it is in, will have another {kinds[kind].one} in its place.</p>
      <FormField id="instead" label="Which one takes its place?" error={saysOf(refusal)}>
        <select
          id="instead"
          className="control"
          value={instead}
          aria-describedby={refusal && 'instead-error'}
          onChange={({ target }) => setInstead(target.value)}
        >
          {others.map((other) => (
            <option key={other.slug} value={other.slug}>
              {other.title}
            </option>
          ))}
        </select>
      </FormField>
      <Answers action="Remove it" onClose={onClose} onAnswer={remove} />
    </Dialog>
  );
}

function saysOf(refusal: ReturnType<typeof useOutcome>['refusal']): string | undefined {
  return refusal && [refusal.say, ...refusal.problems.map(({ say }) => say)].join(' ');
}

interface AnswersProps {
  action: string;
  onAnswer: () => void;
  onClose: () => void;
}

function Answers({ action, onAnswer, onClose }: AnswersProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className={buttonStyles()} onClick={onAnswer}>
        {action}
      </button>
      <button type="button" className={buttonStyles({ variant: 'attraction' })} onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
