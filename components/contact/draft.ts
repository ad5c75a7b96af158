import { inquiryWords } from '#words/inquiry';
import { inquiryLines, updateMessage } from '@/lib/contact/inquiry-message';
import { readInquiry } from '@/lib/islands/inquiry';
import { draftKey } from '@/lib/islands/registry';
import { readTab, writeTab } from '@/lib/islands/tab-storage';

/** The key of the lines that the message has of what was chosen on other pages. */
const linesKey = 'message-lines';

/**
 * Writes what the visitor has chosen on this site into the message.
 *
 * @returns whether there is anything.
 */
export function writeInquiry(form: HTMLFormElement): boolean {
  const lines = inquiryLines(readInquiry(), inquiryWords);
  const box = form.elements.namedItem('message');
  if (box instanceof HTMLTextAreaElement) {
    // An empty box gets all of it again.
    const before = box.value.trim() ? readTab(linesKey) : undefined;
    box.value = updateMessage(box.value, before ?? {}, lines);
  }
  writeTab(linesKey, lines);
  return Object.keys(lines).length > 0;
}

/** Stores what is in the form, or deletes the draft when the form is empty. */
export function saveDraft(form: HTMLFormElement): void {
  const filled = [...new FormData(form)].filter(([, value]) => value);
  writeTab(draftKey, filled);
}

/** Fills the fields that are still empty from the draft: what was typed since is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of readTab(draftKey) ?? []) {
    const control = form.elements.namedItem(name);
    if (control && 'value' in control && !control.value) control.value = value;
  }
}

export function deleteDraft(): void {
  writeTab(draftKey, []);
}
