import { type FormEvent, useEffect, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { FormField } from '@/components/ui/form-field';
import type { PicturePlace } from '../../api';
import { postFile } from '../ask';
import { useOutcome } from '../section/use-outcome';
import { FileDrop } from './file-drop';

interface Props {
  place: PicturePlace;
  title: string;
  hint: string;
  /** The address of the picture that is there now. */
  current: string | undefined;
  onDone: () => void;
}

/** Puts a picture in its place on the site. */
export function PictureForm({ place, title, hint, current, onDone }: Props) {
  const { refusal, send, forget } = useOutcome();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [lack, setLack] = useState<'file' | 'alt'>();
  const [sent, setSent] = useState(0);
  const chosen = useUrl(file);

  async function put(event: FormEvent) {
    event.preventDefault();
    const lacking = !file ? 'file' : alt.trim() === '' ? 'alt' : undefined;
    setLack(lacking);
    if (lacking) document.getElementById(`${place}-${lacking}`)?.focus();
    if (lacking || !file) return;
    const done = await send(() => postFile('picture', { place, alt: alt.trim() }, file));
    if (!done) return;
    setFile(undefined);
    setAlt('');
    setSent(sent + 1);
    onDone();
  }

  const wrong = lack === 'file' ? 'Choose a picture first.' : refusalSays(refusal);
  const shown = chosen ?? current;
  return (
    <section className="mb-8" aria-labelledby={`${place}-title`}>
      <h2 id={`${place}-title`} className="border-gold-400 border-b pb-1 text-xl">
        {title}
      </h2>
      <p className="mt-2 max-w-prose">{hint}</p>
      <div className="mt-4 flex flex-wrap items-start gap-6">
        {shown && (
          <figure className="w-40">
            <img src={shown} alt="" className="max-w-full rounded-md border border-cream-200" />
            <figcaption className="mt-1 text-sm">
              {chosen ? 'The one you chose' : 'On the site now'}
            </figcaption>
          </figure>
        )}
        <form noValidate className="min-w-64 flex-1 *:not-last:mb-4" onSubmit={put}>
          {wrong && (
            <p id={`${place}-wrong`} role="alert" className="font-semibold text-wax-700">
              {wrong}
            </p>
          )}
          <FileDrop
            // After a picture is sent, a new one is empty.
            key={sent}
            id={`${place}-file`}
            label={current ? 'Another picture' : 'The picture'}
            accept="image/*"
            describedBy={wrong && `${place}-wrong`}
            onChoose={(found) => {
              setFile(found);
              forget();
              setLack(undefined);
            }}
          />
          <FormField
            id={`${place}-alt`}
            label="What the picture shows"
            error={lack === 'alt' ? 'Say what the picture shows.' : undefined}
          >
            <p id={`${place}-alt-hint`} className="text-sm/snug">
              In a few words, for people who can’t see it.
            </p>
            <input
              id={`${place}-alt`}
              className="control"
              required
              aria-describedby={`${lack === 'alt' ? `${place}-alt-error ` : ''}${place}-alt-hint`}
              aria-invalid={lack === 'alt' || undefined}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </FormField>
          <button type="submit" className={buttonStyles({ size: 'sm' })}>
            Put it on the site
          </button>
        </form>
      </div>
    </section>
  );
}

function refusalSays(refusal: ReturnType<typeof useOutcome>['refusal']): string | undefined {
  return refusal && (refusal.problems.map(({ say }) => say).join(' ') || refusal.say);
}

/** An address that shows a file before it's sent. */
function useUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
