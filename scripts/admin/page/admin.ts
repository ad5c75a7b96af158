import CMS from '@sveltia/cms';
// Without it, the system would skip the check: so it comes with the page.
import { fromJS } from 'immutable';
import { checkForm } from './guard';

/** Starts the content management system with what config.js holds (scripts/admin/build-admin.ts). */
const { config, ...built } = Object(globalThis).admin;
const isLocal = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const file = String(entry.get('path'));
    const { data, problems } = checkForm(file, entry.get('data').toJS(), built);
    if (problems.length === 0) return entry.set('data', fromJS(data));
    // The system shows the words of a cause only below this message.
    throw new Error('saving_failed', { cause: new Error(problems.join('; ')) });
  },
});

// On the owner's computer, the forms save in a folder: no repository is needed.
const local = isLocal && { name: 'github', repo: 'this/site', auth_methods: ['token'] };
const backend = config.backend ?? local;
if (backend) {
  document.querySelector('main')?.remove();
  CMS.init({ config: { ...config, backend } });
}
