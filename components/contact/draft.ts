import { inquiryMessage, updateMessage } from '@/lib/contact/inquiry-message';
import { readInquiry } from '@/lib/islands/inquiry';
import { draftKey } from '@/lib/islands/keys';
import { readTab, writeTab } from '@/lib/islands/tab-storage';

/** The key of what the site wrote into the message the last time. */
const writtenKey = `${draftKey}-written`;

/** Writes what the visitor has chosen on this site into the message, which is then theirs to change. */
export function writeInquiry(form: HTMLFormElement): void {
  const inquiry = readInquiry();
  const now = inquiryMessage(inquiry);
  const box = form.elements.namedItem('message');
  const type = form.elements.namedItem('documentType');
  if (type instanceof HTMLSelectElement && !type.value) type.value = inquiry.type ?? '';
  if (box instanceof HTMLTextAreaElement) {
    box.value = updateMessage(box.value, readTab(writtenKey) ?? '', now);
  }
  writeTab(writtenKey, now);
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
