import { inquiryMessage, inquirySentences } from '@/lib/contact/inquiry';
import { readInquiry } from '@/lib/islands/inquiry';
import { draftKey } from '@/lib/islands/keys';
import { readTab, writeTab } from '@/lib/islands/tab-storage';

/** The key of what the site wrote into the message the last time. */
const writtenKey = `${draftKey}-written`;

/** Writes what the visitor has chosen into the message, as long as they haven't touched it. */
export function writeInquiry(box: HTMLTextAreaElement): void {
  if (box.value.trim() !== '' && box.value !== readTab(writtenKey)) return;
  box.value = inquiryMessage(readInquiry());
  writeTab(writtenKey, box.value);
}

/** What the visitor has chosen and the message lacks, in sentences; undefined if nothing. */
export function missingFrom(box: HTMLTextAreaElement): string[] | undefined {
  const chosen = inquirySentences(readInquiry());
  return chosen.length > 0 ? chosen.filter((one) => !box.value.includes(one)) : undefined;
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
