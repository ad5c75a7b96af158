import { tabStorage } from '@/lib/islands/tab-storage';

/**
 * The key of the draft in the tab's storage: it survives a reload and disappears with the tab. The
 * form wakes on a page load when it is there (data-wake).
 */
export const draftKey = 'message-draft';

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
