import CMS from '@sveltia/cms';
// Not imported on demand: before it's there, the CMS would save without calling preSave.
import { fromJS } from 'immutable';
import { aboutDraft } from './about-draft';
import { admin } from './admin-global';
import { showField } from './form-fields';
import { onSaveElsewhere, resume } from './publishing';
import { isFormOpen, makeRoom, say, sayDue } from './say';
import { showTagArrows } from './tag-arrows';
import { whyNotSaved } from './why-not-saved';

const onSave = import('./on-save');

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { contentOfForm } = await onSave;
    try {
      const content = contentOfForm(String(entry.get('path')), entry.get('data').toJS());
      return entry.set('data', fromJS(content));
    } catch (cause) {
      // Below this message, and no other, the CMS shows that of the cause.
      throw new Error('saving_failed', { cause });
    }
  },
});

/** What the menu calls the form of a file of this name; a record has its own. */
const formLabel = (name: string): string => {
  const forms = admin.config.collections.flatMap((one) => ('files' in one ? one.files : []));
  return forms.find((form) => form.name === name)?.label ?? name;
};

// For the CMS as patches.ts makes it, and for the page beside a form (preview/pane.ts).
Object.assign(admin, {
  aboutDraft,
  commit: async (...of: Parameters<typeof admin.commit>) => (await onSave).commitChecked(...of),
  files: async () => (await onSave).files(),
  formLabel,
  showField,
  why: whyNotSaved,
});

const isLocal = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);
// On the owner's computer, the forms save in a folder: no repository is needed.
const local = isLocal && {
  name: 'github' as const,
  repo: 'this/site',
  auth_methods: ['token' as const],
};
const backend = admin.backend ?? local;

// Starts the CMS with what config.js holds.
if (backend) {
  document.querySelector('main')?.remove();
  CMS.init({ config: { ...admin.config, backend } });
  sayDue(admin.due || 'Nothing is due.');
  makeRoom();
  if (admin.github) resume();
  // A link of the list of what is left leads to a field.
  const field = new URLSearchParams(location.search).get('field');
  if (field) void showField(field);
  // Loaded anew, this tab has what another one saved, and what was typed here comes back.
  onSaveElsewhere(() => {
    if (!isFormOpen()) location.reload();
    else say('Something was saved in another tab.', `?${Date.now()}${location.hash}`, 'Load it');
  });
  addEventListener('focusin', showTagArrows);
  addEventListener('focusin', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>('[data-key-path]');
    if (field) admin.field = field.dataset['keyPath'];
  });
}
