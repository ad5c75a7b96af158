import { inquiryCopy } from '@/components/facts/inquiry-copy';
import { inquiryLines, updateMessage } from '@/lib/contact/inquiry-message';
import { readInquiry } from '@/lib/islands/inquiry';
import { tabStorage } from '@/lib/islands/tab-storage';

/**
 * The key of the draft in the tab's storage: it survives a reload and disappears with the tab. The
 * form wakes on a page load when it is there, or in the URL's anchor (data-wake).
 */
export const draftKey = 'message';

/** The key of the lines that the message has of what was chosen on other pages. */
const linesKey = 'message-lines';

/**
 * Writes what the visitor has chosen on this site into the message.
 *
 * @returns whether there is anything.
 */
export function writeInquiry(form: HTMLFormElement): boolean {
  const lines = inquiryLines(readInquiry(), inquiryCopy);
  const isAny = Object.keys(lines).length > 0;
  tabStorage((tab) => {
    const box = form.elements.namedItem('message');
    if (!(box instanceof HTMLTextAreaElement)) return;
    // An empty box gets all of it again.
    const before = box.value.trim() ? JSON.parse(tab.getItem(linesKey) ?? '{}') : {};
    box.value = updateMessage(box.value, before, lines);
    if (isAny) tab.setItem(linesKey, JSON.stringify(lines));
    else tab.removeItem(linesKey);
  });
  return isAny;
}

/** Stores what is in the form, or deletes the draft when the form is empty. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)];
  if (entries.some(([, value]) => value)) {
    tabStorage((tab) => tab.setItem(draftKey, JSON.stringify(entries)));
  } else {
    deleteDraft();
  }
}

/** Fills the fields that are still empty from the draft: what was typed since is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = tabStorage((tab) => new URLSearchParams(JSON.parse(tab.getItem(draftKey) ?? '[]')));
  for (const [name, value] of draft ?? []) {
    const control = form.elements.namedItem(name);
    if (
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      !control.value
    ) {
      control.value = value;
    }
  }
}

export function deleteDraft(): void {
  tabStorage((tab) => tab.removeItem(draftKey));
}
