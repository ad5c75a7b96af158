import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const quiet =
  '`data:,{"status":{"indicator":"none"},"result":{"status_overall":{"status_code":100}}}`';
const pane = resolve('scripts/admin/browser/preview/pane.ts');
const fonts = 'https://cdn.jsdelivr.net/fontsource/fonts';

/**
 * What Sveltia CMS says or does, and what it says or does here (scripts/admin/browser): it has no
 * option for these. Each must be there, so that an upgrade can't drop one unnoticed; what shows
 * that it still works is a test in e2e/specs/.
 *
 * To upgrade, type `npm install --save-exact -D @sveltia/cms@X` and `npm run build`, which stops at
 * the first row that the new version lacks. Names of up to three letters change with each version.
 * To find the new ones, take a word of the row that a person chose, such as `saving_failed`; where
 * it has none, its comment names one nearby ("near"). The code is one line; this shows a part:
 *
 *     grep -oP '.{0,300}saving_failed.{0,300}' node_modules/@sveltia/cms/npm/index.js
 *
 * Put the new names on both sides of the row. If its code is gone, leave the row out, and see
 * whether the test in its comment passes. In the end, `npx playwright test admin` has to.
 */
const patches: Readonly<Record<string, string>> = {
  // No request goes to a third party: an answer that all is well, or its own files, take their
  // place (every test of /admin/ fails at a request to another site).
  '`https://www.githubstatus.com/api/v2/status.json`': quiet,
  '`https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7`': quiet,
  [`${fonts}/source-sans-3:vf@5.3.0/latin-wght-normal`]:
    'assets/source-sans-3-latin-wght-normal-BqRLTx4X',
  [`${fonts}/noto-mono@5.3.0/latin-400-normal`]: 'assets/noto-mono-latin-400-normal-DiC8lJru',
  [`${fonts}/material-symbols-outlined:vf@5.3.7/latin-wght-normal`]:
    'assets/material-symbols-outlined-latin-wght-normal-_Z1IJPLg',
  // Zooming is allowed (axe, admin.spec.ts).
  '`maximum-scale=1`,': '',
  // Its words in other languages aren't among the files of /admin/, and ours are in English.
  '`ar,bg,ca,cs,da,de,el,en-CA,en-GB,en-US,es-CO,fa,fi,fr,hr,it,ja,ko,nl,pl,pt-BR,pt-PT,ru,sv,tr,uk,vi,zh-CN,zh-TW`':
    '`en-US`',
  // A commit is checked first, with the files that the CMS keeps in the browser; near "Commit
  // changes:" (admin-mishaps.spec.ts).
  'let o={...await i(e,r),author:S2()}': 'let o={...await admin.commit(e,()=>i(e,r)),author:S2()}',
  'm2=e=>e||xB(iX.current?.repository,`file-cache`)':
    'm2=admin.cache=e=>e||xB(iX.current?.repository,`file-cache`)',
  // A tab knows what another has saved meanwhile, although they share what they keep: else it would
  // overwrite that unasked; near "The site data is ready" (admin-mishaps.spec.ts).
  'errors:ee,changedPaths:S})': 'errors:ee})',
  // A refusal isn't the program's fault, and trying again doesn't help (admin-mishaps.spec.ts).
  'throw console.error(e.cause??e),Error(`saving_failed`': 'throw Error(`saving_failed`',
  'There was an error while saving the entry. Please try again later.':
    'Not saved. What you typed is still here.',
  // A form that needs a record, by its name and not its file's; near
  // "cannot_delete_referenced_entries" (admin-towns.spec.ts).
  '`${R(t).collectionLabel??``} › ${R(t).summary??``}`': 'admin.formLabel(R(t).summary)',
  'Couldn’t delete the entry. Please try again.': 'Not deleted. The line at the bottom says why.',
  // A deletion takes more along than the CMS knows (admin-towns.spec.ts).
  'confirm_deleting_this_entry:`Are you sure you want to delete this entry?`':
    'confirm_deleting_this_entry:`Are you sure you want to delete this entry? Its page goes, with what is only for it: the attractions of a town, or what to have ready for a service. Its web address leads to the list.`',
  // The page to sign in says why it has to be done again; near "unexpected_error" and "dataFetch"
  // (admin-mishaps.spec.ts).
  'let n=e.cause?.message||Y(`unexpected_error`);e.name': 'let n=admin.why(e);e.name',
  'catch{n=void 0,Zq.account=void 0}':
    'catch(e){n=void 0,Zq.account=void 0,rX.current===`local`||_Q(e)}',
  '?pQ.unauthenticated=!0:_Q(e,`dataFetch`)': '?(pQ.unauthenticated=!0,_Q(e)):_Q(e,`dataFetch`)',
  // A draft says whether its form has been saved since; its first button loses nothing. Near
  // "cmsConfigVersion", "useDraftBackup" and "restore_backup_title" (admin-mishaps.spec.ts).
  's=m4(e);if(t2(e)){let e={timestamp:':
    's=m4(e),original=yr(e.originalValues);if(t2(e)){let e={original,timestamp:',
  'u4.current={show:!0,timestamp:i,resolve:o}':
    'u4.current={show:!0,timestamp:i,resolve:o,...admin.aboutDraft(r,e)}',
  'get okLabel(){return R(t)},get cancelLabel(){return R(n)},onOk:()=>{R(i)?.(!0)},onCancel:()=>{R(i)?.(!1)}':
    'escapeDismiss:!1,get okLabel(){return R(u4.current.isOlder?n:t)},get cancelLabel(){return R(u4.current.isOlder?t:n)},onOk:()=>{R(i)?.(!u4.current.isOlder)},onCancel:()=>{R(i)?.(!!u4.current.isOlder)}',
  'Y(`restore_backup_description`,{values:{datetime:R(l)}})': 'u4.current.words',
  // What was saved is no draft: the CMS keeps it under another name, or half a second later;
  // near the second "postSave" (admin-mishaps.spec.ts).
  'f4(a,r?``:u),s&&': 'clearTimeout(s4),await f4(a,r?``:m4(e)),s&&',
  // Nothing that was typed goes at the touch of a key; near "originalSlugs:" and "allLocales:"
  // (admin-mishaps.spec.ts).
  'closeWithEscape??=!0': 'closeWithEscape??=!1',
  'G8=({draft:e,locale:t=``,keyPath:n=``})=>{':
    'G8=({draft:e,locale:t=``,keyPath:n=``})=>{if(!confirm(`Take back what you typed here and haven’t saved?`))return;',
  // A town is added among the towns: from a form within a form, it would lack the day of the
  // change; near "fieldConfig:{collection:" (admin-fields.spec.ts).
  'fieldConfig:{collection:e,file:t},draft:n})=>{if(t||KZ(n))return;':
    'fieldConfig:{collection:e,file:t},draft:n})=>{return;',
  // A hint is plain text: an address in one is an example, no link, and how to write a link is told
  // as it is typed; near "ALLOWED_TAGS:" (admin-mishaps.spec.ts).
  'Ct(hr(e.replaceAll(`\\\\n`,`<br>`)),s)': 'e.replace(/&/g,`&amp;`).replace(/</g,`&lt;`)',
  // What a search found comes into view deep in a long form (admin-phone.spec.ts).
  'let n=document.querySelector(`.content-editor .pane[data-mode="edit"][data-locale="${CSS.escape(e)}"] .field[data-key-path="${CSS.escape(t)}"]`);if(n)':
    'let n=0;admin.showField(t);if(n)',
  // The page is beside every form, has no script, and is longer or shorter. The CMS would show
  // it with a React of its own, 211 KB; ours draws in a worker; near `"react-dom":`, "get
  // reactComponent()" and "allow-same-origin" (admin-preview.spec.ts).
  'u(()=>import(`./chunks/react-dom-DwWAebfb.js`),[],import.meta.url)': `import(${JSON.stringify(pane)})`,
  'l=k(()=>WP.get(R(o)??R(a)))': 'l=k(()=>()=>null)',
  'class="preview svelte-1k58u5t" sandbox="allow-same-origin allow-scripts allow-popups allow-forms"':
    'class="preview svelte-1k58u5t" sandbox="allow-same-origin"',
  'syncScrolling:!0': 'syncScrolling:!1',
};

const misfit = 'scripts/admin/patches.ts expects in @sveltia/cms, and finds none';

/** @param owner of the repository, for whom a token is made, with these rights and no others. */
export function patched(owner: string): Plugin {
  const token = `{name:\`Edit the site\`,contents:\`write\`,expires_in:\`90\`,target_name:${JSON.stringify(owner)}}`;
  const rows = Object.entries({ ...patches, '{name:`Sveltia CMS`,contents:`write`}': token });
  return {
    name: 'patches',
    setup({ onEnd, onLoad }) {
      let isFound = false;
      // zod's messages in 60 languages: ours are in the schemas.
      onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: '' }));
      onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
        isFound = true;
        let contents = readFileSync(path, 'utf8');
        for (const [theirs, ours] of rows) {
          if (!contents.includes(theirs)) throw new Error(`${misfit}: ${theirs}`);
          contents = contents.replaceAll(theirs, () => ours);
        }
        return { contents };
      });
      onEnd(() => {
        if (!isFound) throw new Error(`${misfit}: npm/index.js`);
      });
    },
  };
}
