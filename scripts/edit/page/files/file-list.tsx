import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { PublicFiles } from '../../api';
import { postFile } from '../ask';
import { useOutcome } from '../section/use-outcome';
import { Dialog } from '../shell/dialog';
import { FileDrop } from './file-drop';

interface Props {
  files: PublicFiles['files'];
  onDone: () => void;
}

/** The files that visitors can download, to add to and to remove from. */
export function FileList({ files, onDone }: Props) {
  const { refusal, send } = useOutcome();
  const [removing, setRemoving] = useState<string>();

  async function upload(file: File | undefined) {
    if (!file) return;
    if (await send(() => postFile('upload', { name: file.name }, file))) onDone();
  }

  async function remove(name: string) {
    setRemoving(undefined);
    if (await send(() => postFile('remove-file', { name }))) onDone();
  }

  return (
    <section aria-labelledby="files-title">
      <h2 id="files-title" className="border-gold-400 border-b pb-1 text-xl">
        Files
      </h2>
      <p className="mt-2 max-w-prose">
        What you put here has an address of its own on the site, such as /price-list.pdf.
      </p>
      <ul className="mt-2">
        {files.map(({ name, bytes, canRemove }) => (
          <li
            key={name}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-cream-200 border-b py-1"
          >
            <span className="wrap-anywhere min-w-40 flex-1">/{name}</span>
            <span className="tabular text-sm">{`${Math.ceil(bytes / 1000)} KB`}</span>
            {canRemove && (
              <button
                type="button"
                className={buttonStyles({ variant: 'attraction', size: 'xs' })}
                onClick={() => setRemoving(name)}
              >
                Remove<span className="sr-only"> {name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {refusal && (
        <p role="alert" className="mt-4 font-semibold text-wax-700">
          {refusal.problems.map(({ say }) => say).join(' ') || refusal.say}
        </p>
      )}
      <div className="mt-4">
        <FileDrop key={files.length} id="upload" label="Add a file" onChoose={upload} />
      </div>
      {removing && (
        <Dialog title={`Remove ${removing}?`} onClose={() => setRemoving(undefined)}>
          <p>Links to it will lead nowhere.</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles()} onClick={() => remove(removing)}>
              Remove it
            </button>
            <button
              type="button"
              className={buttonStyles({ variant: 'attraction' })}
              onClick={() => setRemoving(undefined)}
            >
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
