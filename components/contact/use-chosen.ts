import { type RefObject, useEffect, useState } from 'react';
import { draftKey, inquiryKey } from '@/lib/islands/keys';
import { readTab } from '@/lib/islands/tab-storage';
import { chooseType, missingFrom, restoreDraft, saveDraft, writeInquiry } from './draft';

/**
 * Keeps the form in step with its draft, and with what the visitor chooses on this site.
 *
 * @param isDone whether the form is away, because its message is ready.
 * @returns what the visitor has chosen and the message, which they have touched, doesn't say; and what adds it.
 *   Nothing is missing before the form is in step, and if they have chosen nothing.
 */
export function useChosen(
  form: RefObject<HTMLFormElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
  isDone: boolean,
) {
  const [missing, setMissing] = useState<readonly string[]>();

  useEffect(() => {
    const written = form.current;
    const message = box.current;
    if (isDone || !written || !message) return;
    const show = () => {
      restoreDraft(written);
      chooseType(written);
      writeInquiry(message);
      setMissing(missingFrom(message));
      // All of it may have been typed before hydration.
      saveDraft(written);
    };
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (readTab(draftKey)) written.reset();
      show();
    };
    show();
    // Going back in the browser may show the page as it was left: a draft may have gone on since.
    addEventListener('pageshow', showAgain);
    // What is on offer of a message that failed follows, too.
    const follow = () => {
      show();
      written.dispatchEvent(new Event('input', { bubbles: true }));
    };
    addEventListener(inquiryKey, follow);
    return () => {
      removeEventListener('pageshow', showAgain);
      removeEventListener(inquiryKey, follow);
    };
  }, [form, box, isDone]);

  function addMissing() {
    const message = box.current;
    if (!message) return;
    if (!message.value.trim()) writeInquiry(message);
    else message.value = `${message.value.trimEnd()}\n\n${missing?.join('\n')}`;
    setMissing([]);
    // Its button disappears; the caret is at the end.
    message.focus();
  }

  /** After something was typed: a sentence may be gone. */
  const lookAgain = () => box.current && setMissing(missingFrom(box.current));

  return { missing, addMissing, lookAgain };
}
