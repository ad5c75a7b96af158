import CMS from '@sveltia/cms';
import { dayOfChange, problemsIn } from './guard';

/** Starts the content management system with what config.js holds (scripts/admin/build-admin.ts). */
const { config, variables } = Object(globalThis).admin;
const isLocal = /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(location.hostname);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const file = String(entry.get('path'));
    const day = dayOfChange(file);
    const changed = day ? entry.setIn(['data', 'updated'], day) : entry;
    const problems = problemsIn(file, changed.get('data').toJS(), variables);
    if (problems.length === 0) return changed;
    // The system shows the words of a cause only below this message.
    throw new Error('saving_failed', { cause: new Error(problems.join('; ')) });
  },
});

// On the owner's computer, the forms save in a folder: no repository is needed.
const backend =
  config.backend ??
  (isLocal ? { name: 'github', repo: 'this/site', auth_methods: ['token'] } : undefined);
const unconnected = document.querySelector('main');
if (backend) {
  unconnected?.remove();
  CMS.init({ config: { ...config, backend } });
}
