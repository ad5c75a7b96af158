import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { capitalize } from '../../lib/text';

const quiet =
  '`data:,{"status":{"indicator":"none"},"result":{"status_overall":{"status_code":100}}}`';
const pane = resolve('scripts/admin/page/preview/pane.ts');
const fonts = 'https://cdn.jsdelivr.net/fontsource/fonts';

/**
 * What the content management system says or does, and what it says or does here (scripts/admin/page), by the reason:
 * it has no option for these. Each must be there, so that an upgrade can't drop one unnoticed.
 */
const patches: Readonly<Record<string, string>> = {
  // No request goes to a third party: an answer that all is well, or its own files, take their place.
  '`https://www.githubstatus.com/api/v2/status.json`': quiet,
  '`https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7`': quiet,
  [`${fonts}/source-sans-3:vf@5.3.0/latin-wght-normal`]:
    'assets/source-sans-3-latin-wght-normal-BqRLTx4X',
  [`${fonts}/noto-mono@5.3.0/latin-400-normal`]: 'assets/noto-mono-latin-400-normal-DiC8lJru',
  [`${fonts}/material-symbols-outlined:vf@5.3.7/latin-wght-normal`]:
    'assets/material-symbols-outlined-latin-wght-normal-_Z1IJPLg',
  // Zooming is allowed.
  '`maximum-scale=1`,': '',
  // Its own words are in English, as ours are.
  '`ar,bg,ca,cs,da,de,el,en-CA,en-GB,en-US,es-CO,fa,fi,fr,hr,it,ja,ko,nl,pl,pt-BR,pt-PT,ru,sv,tr,uk,vi,zh-CN,zh-TW`':
    '`en-US`',
  // Help is for everyone: in place of documents for programmers, it has this site’s pages.
  'W(u,e=>{OW.devModeEnabled&&e(d)}),VVe(': 'W(u,e=>{e(d)}),VVe(',
  'W(a,e=>{OW.devModeEnabled&&e(o)})': 'W(a,e=>{e(o)})',
  'documentation:`Documentation`': 'documentation:`What is left, and what runs out`',
  '`https://sveltiacms.app/en/docs`)': '`left/`)',
  'release_notes:`Release Notes`': 'release_notes:`What you changed`',
  'GVe(r,{});var i=F(r,2);': 'x9(r,()=>`release_notes`,()=>`changes/`);return H(e,t);var i=F(r,2);',
  // A token needs these rights, and no others.
  'It must have read/write access to the repository content.':
    'A token is a long code in place of a password. Its page opens with the rights filled in: choose “Only select repositories”, then this site’s. If no rights are filled in, add “Contents”, “Read and write”.',
  'Scan the QR code below with your phone or tablet for passwordless sign-in. Your settings will be automatically copied.':
    'Scan the code with your own phone. It contains your token: show it to no one.',
  // The page to sign in says why it has to be done again.
  'let n=e.cause?.message||Y(`unexpected_error`);e.name': 'let n=admin.why(e);e.name',
  'catch{n=void 0,Zq.account=void 0}':
    'catch(e){n=void 0,Zq.account=void 0,rX.current===`local`||_Q(e)}',
  '?pQ.unauthenticated=!0:_Q(e,`dataFetch`)': '?(pQ.unauthenticated=!0,_Q(e)):_Q(e,`dataFetch`)',
  // A commit is checked first, and one that fails says why.
  'let o={...await i(e,r),author:S2()}':
    'let o={...await admin.commit(e,r,()=>i(e,r)),author:S2()}',
  'throw console.error(e.cause??e),Error(`saving_failed`': 'throw Error(`saving_failed`',
  'description:`There was an error while saving the entry. Please try again later.`':
    'description:`What you typed is still here.`',
  // The files that it keeps in the browser are those that a commit is checked with.
  'm2=e=>e||xB(iX.current?.repository,`file-cache`)':
    'm2=admin.cache=e=>e||xB(iX.current?.repository,`file-cache`)',
  // A commit of our own publishes; theirs needs a secret that no one here can see.
  'let{owner:e,repo:t}=qJ;return tJ(': 'let{owner:e,repo:t}=qJ;return admin.publish(',
  // The usual button saves; whether that is live yet is told elsewhere (publishing.ts).
  'publish:`Publish`,publishing:`Publishing…`': 'publish:`Save`,publishing:`Saving…`',
  'one {{Entry saved and published.}}': 'one {{Saved.}}',
  // A town that is deleted is no form.
  'one {{Entry deleted.}}': 'one {{Deleted.}}',
  'one {{Delete Entry}} * {{Delete Entries}}': 'one {{Delete}} * {{Delete}}',
  // What goes with a record, and from which forms it is taken out, is said by name.
  'Y(R(be).length?`confirm_deleting_this_entry_with_assets`:`confirm_deleting_this_entry`)':
    'admin.whatGoes([R(ne)],wP.current)',
  'Y(R(l).length?R(n)?`confirm_deleting_all_entries_with_assets`:`confirm_deleting_selected_entries_with_assets`:R(n)?`confirm_deleting_all_entries`:`confirm_deleting_selected_entries`,{values:{count:VI.current.length}})':
    'admin.whatGoes(VI.current,wP.current)',
  'Y(n()===`asset`?`deleting_referenced_assets_note`:`deleting_referenced_entries_note`,{values:{count:t.plan.targets.length}})':
    'admin.takenOut(t.plan.targets)',
  '`${R(t).collectionLabel??``} › ${R(t).summary??``}`': 'admin.nameOf(R(t).entry)',
  // A button that destroys something doesn’t look like the usual one, and has no cursor on it.
  'Cu(e,{variant:`primary`,get label(){return R(t)},get keyShortcuts(){return d()}':
    'Cu(e,{get variant(){return[Y(`delete`),Y(`save_conflict.save_anyway`)].includes(R(t))?`secondary`:`primary`},get label(){return R(t)},get keyShortcuts(){return d()}',
  'Cu(e,{variant:`secondary`,get label(){return R(t)},get keyShortcuts(){return m()}':
    'Cu(e,{get variant(){return[Y(`delete`),Y(`save_conflict.save_anyway`)].includes(u())?`primary`:`secondary`},get label(){return R(t)},get keyShortcuts(){return m()}',
  // A draft says whether its form has changed since: the first button loses nothing, Escape is neither.
  's=m4(e);if(t2(e)){let e={timestamp:':
    's=m4(e),original=yr(e.originalValues);if(t2(e)){let e={original,timestamp:',
  'u4.current={show:!0,timestamp:i,resolve:o}':
    'u4.current={show:!0,timestamp:i,resolve:o,...admin.aboutDraft(r,e)}',
  'get okLabel(){return R(t)},get cancelLabel(){return R(n)},onOk:()=>{R(i)?.(!0)},onCancel:()=>{R(i)?.(!1)}':
    'escapeDismiss:!1,get okLabel(){return R(u4.current.isOlder?n:t)},get cancelLabel(){return R(u4.current.isOlder?t:n)},onOk:()=>{R(i)?.(!u4.current.isOlder)},onCancel:()=>{R(i)?.(!!u4.current.isOlder)}',
  'Y(`restore_backup_description`,{values:{datetime:R(l)}})': 'u4.current.words',
  // What was typed doesn’t go at the touch of a key, nor with a town’s form within a form.
  'closeWithEscape??=!0': 'closeWithEscape??=!1',
  'G8=({draft:e,locale:t=``,keyPath:n=``})=>{':
    'G8=({draft:e,locale:t=``,keyPath:n=``})=>{if(!confirm(`Take back what you typed here and haven’t saved?`))return;',
  'fieldConfig:{collection:e,file:t},draft:n})=>{if(t||KZ(n))return;':
    'fieldConfig:{collection:e,file:t},draft:n})=>{return;',
  // A hint is plain text: an address in one is an example, no link.
  'Ct(hr(e.replaceAll(`\\\\n`,`<br>`)),s)': 'e.replace(/&/g,`&amp;`).replace(/</g,`&lt;`)',
  // The name of the open form is above it on a phone, too, in full; one menu has all that the one below it had.
  'gze=z(`<bdi> </bdi> › <bdi> </bdi>`,1)': 'gze=z(`<bdi> </bdi> <bdi> </bdi>`,1)',
  'L(()=>{U(r,R(le)),U(i,R(de))})': 'L(()=>{U(r,JR.isSmallScreen?``:R(le)+` ›`),U(i,R(de))})',
  'W(te,e=>{t.thisPane.current?.mode===`edit`&&e(ne)})': '0',
  'W(s,e=>{JR.isSmallScreen?e(l):e(u,-1)});var f=F(s,2),p=e=>{n(e)}':
    'W(s,e=>{e(u,-1)});var f=F(s,2),p=e=>{n(e)}',
  // Two numbers have no value of their own (fields.ts); each is checked.
  'let i=!t;return r&&i&&(n.valueMissing=!0),{skip:!1,': 'let i=!t;return{skip:!1,',
  // What a search found, or what is wrong, comes into view deep in a long form.
  'let n=document.querySelector(`.content-editor .pane[data-mode="edit"][data-locale="${CSS.escape(e)}"] .field[data-key-path="${CSS.escape(t)}"]`);if(n)':
    'let n=0;admin.showField(t);if(n)',
  // An empty field that may be empty is not too short.
  '`count svelte-19vklom`,null,d,{invalid:R(c)}':
    '`count svelte-19vklom`,null,d,{invalid:R(c)&&R(a)>0}',
  // The page is beside every form, has no script, and is longer or shorter. The system would show it with a React of
  // its own, 211 KB; ours draws in a worker.
  'u(()=>import(`./chunks/react-dom-DwWAebfb.js`),[],import.meta.url)': `import(${JSON.stringify(pane)})`,
  'l=k(()=>WP.get(R(o)??R(a)))': 'l=k(()=>()=>null)',
  'class="preview svelte-1k58u5t" sandbox="allow-same-origin allow-scripts allow-popups allow-forms"':
    'class="preview svelte-1k58u5t" sandbox="allow-same-origin"',
  'syncScrolling:!0': 'syncScrolling:!1',
};

const theirEnglish = /\{create:`New`,[\s\S]*?gb:`\{\$size\} GB`/;
/** Their words for programmers, but for names of values such as $entry; and the one language is "_default". */
const plain = [
  ['an (?=asset|entry)', 'a '],
  ['asset', 'file'],
  ['entr(?:y\\b|ie(?=s\\b))', 'form'],
  ['slug\\b', 'web address'],
  ['\\{\\$locale\\} (?=Content)', ''],
] as const;
const inPlainWords = (words: string) =>
  plain.reduce(
    (text, [theirs, ours]) =>
      text.replace(new RegExp(`(?<![\\w$])${theirs}`, 'gi'), ([first = '']) =>
        first === first.toLowerCase() ? ours : capitalize(ours),
      ),
    words,
  );

const misfit = 'scripts/admin/patches.ts expects in @sveltia/cms, and finds none';

/** @param owner of the repository, for whom a token is made. */
export function patched(owner: string): Plugin {
  const token = `{name:\`Edit the site\`,contents:\`write\`,expires_in:\`90\`,target_name:${JSON.stringify(owner)}}`;
  const rows = Object.entries({ ...patches, '{name:`Sveltia CMS`,contents:`write`}': token });
  return {
    name: 'patches',
    setup({ onLoad }) {
      // zod's messages in 60 languages: ours are in the schemas.
      onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: '' }));
      onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [theirs, ours] of rows) {
          if (!contents.includes(theirs)) throw new Error(`${misfit}: ${theirs}`);
          contents = contents.replaceAll(theirs, () => ours);
        }
        if (!theirEnglish.test(contents)) throw new Error(`${misfit}: its words in English`);
        const english = (all: string) => all.replace(/`[^`]*`/g, inPlainWords);
        return { contents: contents.replace(theirEnglish, english) };
      });
    },
  };
}
