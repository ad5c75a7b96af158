import CMS from '@sveltia/cms';
// Without it, the system would skip the step before a save: so it comes with the page.
import { fromJS } from 'immutable';
import type { Change } from '../../../lib/content/changes';
import type { Source } from '../../../lib/content/reader';
import { aboutDraft } from './about-draft';
import { showField } from './form-fields';
import type { delivered } from './github';
import { resume } from './publishing';
import { makeRoom, say } from './say';
import { showTagArrows } from './tag-arrows';
import { whyNotSaved } from './why-not-saved';

// Imported apart, so that the first form needn't wait for them; the first save may.
const rules = import('../../../lib/content/changes');
const form = import('./as-content');
const checked = import('./save-checked');

/** Starts the content management system with what config.js holds (scripts/admin/build-admin.ts). */
const admin = Object(globalThis).admin;
const { config, forge } = admin;
const isLocal = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);

// On the owner's computer, the forms save in a folder: no repository is needed.
const local = isLocal && { name: 'github', repo: 'this/site', auth_methods: ['token'] };
const backend = config.backend ?? local;
const built = { texts: new Map<string, string>(admin.texts), publicFiles: admin.publicFiles };
/** Whether the forms came with all of the content, as on the owner's computer. */
const hasAll = built.texts.size > 1;

/** All files, those of the repository as the system has brought them up to date before each save. */
async function files(): Promise<Source> {
  if (hasAll) return built;
  const { withChanges } = await rules;
  const kept: [path: string, file: { text?: string }][] = (await admin.cache()?.entries()) ?? [];
  const added = kept.map(([path, { text }]) => ({ action: 'create' as const, path, data: text }));
  return withChanges(built, added);
}

/**
 * Takes the place of each commit: of a save, a new address or a deletion (scripts/admin/patches.ts).
 *
 * @param send commits the changes.
 * @throws Error with words for the owner, if the build would refuse the changes, or they can't be sent.
 */
admin.commit = async (changes: Change[], send: Parameters<typeof delivered>[1]) => {
  const { dropItemsOfService, dropLocality, withChanges } = await rules;
  const { saveChecked } = await checked;
  const source = await files();
  const isReduced = dropItemsOfService(source, changes);
  const isMoved = dropLocality(source, changes);
  const sent = await saveChecked(source, changes, send).catch((error: Error) => {
    // A form shows the words, too; a deletion and an upload say only that they failed.
    say(error.message);
    throw error;
  });
  if (hasAll) built.texts = new Map(withChanges(built, changes).texts);
  // What the system shows of these forms isn't what was saved.
  if (isReduced) location.reload();
  // Once its form has closed: until then, what was typed there counts as not saved.
  if (isMoved) addEventListener('hashchange', () => location.reload(), { once: true });
  return sent;
};

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { asContent } = await form;
    const file = String(entry.get('path'));
    try {
      return entry.set('data', fromJS(asContent(file, entry.get('data').toJS())));
    } catch (cause) {
      // The system shows the words of a cause only below this message.
      throw new Error('saving_failed', { cause });
    }
  },
});

// For the system as patches.ts makes it, and for the page beside a form (preview/pane.ts).
Object.assign(admin, { aboutDraft, files, showField, why: whyNotSaved });

if (backend) {
  document.querySelector('main')?.remove();
  CMS.init({ config: { ...config, backend } });
  say(admin.due || 'Nothing is due.', 'left/', 'See the list');
  makeRoom();
  if (forge) resume();
  addEventListener('focusin', showTagArrows);
  addEventListener('focusin', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>('[data-key-path]');
    if (field) admin.field = field.dataset['keyPath'];
  });
}
