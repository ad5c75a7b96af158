import { type RefObject, useEffect, useState } from 'react';
import { draftKey, inquiryKey } from '@/lib/islands/keys';
import { readTab } from '@/lib/islands/tab-storage';
import { missingFrom, restoreDraft, saveDraft, writeInquiry } from './draft';

/**
 * Keeps the form in step with its draft, and with what the visitor chooses on this site.
 *
 * @param isDone whether the form is away, because its message is ready.
 * @returns what the visitor has chosen and the message, which they have touched, doesn't say; and
 *   what adds it. Nothing is missing before the form is in step, and if they have chosen nothing.
 */
export function useChosen(
  form: RefObject<HTMLFormElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
  isDone: boolean,
) {
  const [missing, setMissing] = useState<readonly string[]>();

  useEffect(() => {
    const formElement = form.current;
    const textarea = box.current;
    if (isDone || !formElement || !textarea) return;
    const show = () => {
      restoreDraft(formElement);
      writeInquiry(textarea);
      setMissing(missingFrom(textarea));
      // All of it may have been typed before hydration.
      saveDraft(formElement);
    };
    const showAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (readTab(draftKey)) formElement.reset();
      show();
    };
    show();
    // Going back in the browser may show the page as it was left: a draft may have gone on since.
    addEventListener('pageshow', showAgain);
    // What was chosen also goes into a message that failed and is on offer.
    const follow = () => {
      show();
      formElement.dispatchEvent(new Event('input', { bubbles: true }));
    };
    addEventListener(inquiryKey, follow);
    return () => {
      removeEventListener('pageshow', showAgain);
      removeEventListener(inquiryKey, follow);
    };
  }, [form, box, isDone]);

  function addMissing() {
    const textarea = box.current;
    if (!textarea) return;
    if (!textarea.value.trim()) writeInquiry(textarea);
    else textarea.value = `${textarea.value.trimEnd()}\n\n${missing?.join('\n')}`;
    setMissing([]);
    // Its button disappears; the caret is at the end.
    textarea.focus();
  }

  /** After something was typed: a sentence may be gone. */
  const lookAgain = () => box.current && setMissing(missingFrom(box.current));

  return { missing, addMissing, lookAgain };
}
