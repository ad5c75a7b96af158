'use client';

import { type ReactNode, useRef, useState } from 'react';
import { documentsContent } from '#content/documents';
import { Filled } from '@/components/facts/filled';
import { FinderBox } from '@/components/finder/finder-box.client';
import type { KnownDocument } from '@/lib/documents/documents';
import { documentSearch } from '@/lib/documents/find-document';
import { DocumentAnswer } from './document-answer';

const nothingFits = 'No document matches';

/** Finds a document by what people call it. What is typed stays on the device. */
export function DocumentFinder({ number }: { number: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const [search] = useState(() => documentSearch(documentsContent.documents));
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<KnownDocument | 'unknown' | 'unsure'>();
  const { answers } = documentsContent;
  const { found, isEmpty } = search(typed);

  function choose(document: KnownDocument) {
    if (input.current) input.current.value = document.name;
    setTyped(document.name);
    setAnswer(document);
  }

  function submit(text: string): boolean {
    const { found, only, isEmpty } = search(text);
    if (only) choose(only);
    else if (isEmpty) setAnswer(undefined);
    else setAnswer(found.length > 0 ? 'unsure' : 'unknown');
    return !only && found.length > 0;
  }

  return (
    <FinderBox
      input={input}
      label={documentsContent.label}
      hint={documentsContent.hint}
      typed={typed}
      options={found.map((document) => ({ label: document.name, choose: () => choose(document) }))}
      // A single letter is not a word yet.
      nothingFits={!isEmpty && typed.length > 1 && found.length === 0 && nothingFits}
      answer={
        typeof answer === 'string' ? (
          <Filled text={answers[answer]} values={{ number }} />
        ) : (
          answer && <DocumentAnswer document={answer} />
        )
      }
      onInput={(text) => {
        setTyped(text);
        // Who comes back to the page with what was chosen still there finds its answer, too.
        setAnswer((before) =>
          typeof before === 'object' && before.name === text ? before : undefined,
        );
      }}
      onSubmit={submit}
    />
  );
}
