import { useRef, useState } from 'react';

interface Props {
  id: string;
  label: string;
  /** The types of files that can be chosen, as an input says them. */
  accept?: string;
  describedBy?: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** A place to drop a file, with a button to choose one. */
export function FileDrop({ id, label, accept, describedBy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same by keyboard
    <div
      className={`rounded-md border-2 border-dashed p-4 ${isOver ? 'border-blue-700 bg-cream-100' : 'border-navy-800'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (input.current) input.current.files = event.dataTransfer.files;
        onChoose(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p className="text-sm">Drop it here, or choose it:</p>
      <input
        ref={input}
        id={id}
        type="file"
        className="mt-1 max-w-full"
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </div>
  );
}
