import { tabStorage } from '@/lib/islands/tab-storage';

/** What was typed survives a reload in this tab, and is forgotten with it. */

/** Where the tab keeps it; the form is woken when it is there (data-near). */
export const draftKey = 'message-draft';

/** A form with nothing in it is no draft. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)];
  if (entries.some(([, value]) => value)) {
    tabStorage((tab) => tab.setItem(draftKey, JSON.stringify(entries)));
  } else {
    forgetDraft();
  }
}

/** Puts the draft into the fields that are still empty: what was typed since is newer. */
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

export function forgetDraft(): void {
  tabStorage((tab) => tab.removeItem(draftKey));
}
