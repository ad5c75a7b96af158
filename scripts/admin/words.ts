import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { calls } from './calls';

const quiet =
  '`data:,{"status":{"indicator":"none"},"result":{"status_overall":{"status_code":100}}}`';
const fonts = 'https://cdn.jsdelivr.net/fontsource/fonts';

/**
 * What the content management system says, and what this site's owner reads instead: it has no option
 * for its own words. Each must be there, so that an upgrade can't drop one unnoticed.
 */
const ours: Readonly<Record<string, string>> = {
  'content_library:`Content Library`': 'content_library:`The site`',
  'asset_library:`Asset Library`': 'asset_library:`Pictures and files`',
  'collections:`Collections`': 'collections:`The site`',
  'assets:`Assets`,editorial': 'assets:`Pictures and files`,editorial',
  'global_assets:`Global Assets`': 'global_assets:`Pictures and files`',
  'global:`Global Assets`': 'global:`Pictures and files`',
  'one {{Public URL}}': 'one {{Web address}}',
  'image:`Select Image`': 'image:`Choose a Picture`',
  'files:`Files`': 'files:`More`',
  // In place of the system's own documentation, for people who write code.
  'documentation:`Documentation`': 'documentation:`What is left, and what runs out`',
  '`https://sveltiacms.app/en/docs`)': '`left/`)',
  'release_notes:`Release Notes`': 'release_notes:`What you changed`',
  // Help is for everyone, not for those alone who write code; what follows these two there is for them.
  'W(u,e=>{OW.devModeEnabled&&e(d)}),VVe(': 'W(u,e=>{e(d)}),VVe(',
  'd9(i,{get menuButton(){return t.menuButton}});var a=F(i,2),o=e=>{var t=KVe()':
    'var a=F(i,2),o=e=>{var t=KVe()',
  'GVe(r,{});var i=F(r,2);': 'x9(r,()=>`release_notes`,()=>`changes/`);return H(e,t);var i=F(r,2);',
  'W(a,e=>{OW.devModeEnabled&&e(o)})': 'W(a,e=>{e(o)})',
  // On the page to sign in, why it has to be done again, and no more than what she needs.
  'let n=e.cause?.message||Y(`unexpected_error`);e.name': 'let n=admin.why(e);e.name',
  'catch{n=void 0,Zq.account=void 0}':
    'catch(e){n=void 0,Zq.account=void 0,rX.current===`local`||_Q(e)}',
  '?pQ.unauthenticated=!0:_Q(e,`dataFetch`)': '?(pQ.unauthenticated=!0,_Q(e)):_Q(e,`dataFetch`)',
  'W(v,e=>{IW.current&&wQ.current!==`Sveltia CMS`&&e(y)})': 'W(v,()=>{})',
  // A commit of our own publishes; theirs needs a secret that no one here can see.
  'let{owner:e,repo:t}=qJ;return tJ(': 'let{owner:e,repo:t}=qJ;return admin.publish(',
  // It would forbid zooming.
  '`maximum-scale=1`,': '',
  // Its own words in other languages would stand beside ours in English.
  '`ar,bg,ca,cs,da,de,el,en-CA,en-GB,en-US,es-CO,fa,fi,fr,hr,it,ja,ko,nl,pl,pt-BR,pt-PT,ru,sv,tr,uk,vi,zh-CN,zh-TW`':
    '`en-US`',
  // The site has one language, which the system calls "_default".
  '`Edit {$locale} Content`': '`The form`',
  'title:`Slug`': 'title:`End of the web address`',
  'edit_slug:`Edit Slug`': 'edit_slug:`Change the web address`',
  '`Sveltia CMS is now available on mobile!`': '`You can edit the site on a phone, too.`',
  'Scan the QR code below with your phone or tablet for passwordless sign-in. Your settings will be automatically copied.':
    'Scan the code with your own phone. It contains your token: show it to no one.',
  'publish:`Publish`,publishing:`Publishing…`': 'publish:`Save`,publishing:`Saving…`',
  // What became of it is told below (scripts/admin/page/publishing.ts).
  'one {{Entry saved.}}': 'one {{Saved.}}',
  'one {{Entry saved and published.}}': 'one {{Saved.}}',
  'validation:{title:`Validation`': 'validation:{title:`What Is Wrong`',
  'backlinks:{title:`Backlinks`': 'backlinks:{title:`Where It Is Named`',
  'one {{Delete Entry}} * {{Delete Entries}}': 'one {{Delete This Page}} * {{Delete These Pages}}',
  'description:`There was an error while saving the entry. Please try again later.`':
    'description:`What you typed is still here.`',
  'It must have read/write access to the repository content.':
    'A token is a long code in place of a password. Its page opens with the rights filled in: choose “Only select repositories”, then this site’s. If no rights are filled in, add “Contents”, “Read and write”.',
  'restore_backup_title:`Restore Draft`': 'restore_backup_title:`You Didn’t Save`',
  // Why a save failed is told in words.
  'throw console.error(e.cause??e),Error(`saving_failed`': 'throw Error(`saving_failed`',
  // Our own check, and words on what became of it (scripts/admin/page/admin.ts).
  'let o={...await i(e,r),author:S2()}':
    'let o={...await admin.commit(e,r,()=>i(e,r)),author:S2()}',
  'edit:`Edit`,preview:`Preview`': 'edit:`The form`,preview:`The page`',
  'content_preview:`Content Preview`': 'content_preview:`The page`',
  'show_preview:`Show Preview`': 'show_preview:`Show the page`',
  // With it, a half-typed form would be gone at the touch of a key.
  'closeWithEscape??=!0': 'closeWithEscape??=!1',
  // Below a list of towns, a form of a new one opens within the form, and Cancel drops both.
  'fieldConfig:{collection:e,file:t},draft:n})=>{if(t||KZ(n))return;':
    'fieldConfig:{collection:e,file:t},draft:n})=>{return;',
  // Addresses of third parties: an answer that all is well, or its own files, take their place.
  '`https://www.githubstatus.com/api/v2/status.json`': quiet,
  '`https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7`': quiet,
  [`${fonts}/source-sans-3:vf@5.3.0/latin-wght-normal`]:
    'assets/source-sans-3-latin-wght-normal-BqRLTx4X',
  [`${fonts}/noto-mono@5.3.0/latin-400-normal`]: 'assets/noto-mono-latin-400-normal-DiC8lJru',
  [`${fonts}/material-symbols-outlined:vf@5.3.7/latin-wght-normal`]:
    'assets/material-symbols-outlined-latin-wght-normal-_Z1IJPLg',
};

const theirEnglish = /\{create:`New`,[\s\S]*?gb:`\{\$size\} GB`/;
/** Their words for people who write code, but for names of values such as $entry, and the owner's. */
const plain: readonly (readonly [theirs: RegExp, ours: string])[] = [
  [/\b(A|a)n (?=asset|entry)/g, '$1 '],
  [/(?<!\$)\basset/g, 'file'],
  [/(?<!\$)\bAsset/g, 'File'],
  [/(?<!\$)\bentr(?:y\b|ie(?=s\b))/g, 'form'],
  [/(?<!\$)\bEntr(?:y\b|ie(?=s\b))/g, 'Form'],
  [/(?<!\$)\bslug\b/g, 'web address'],
  [/(?<!\$)\bSlug\b/g, 'Web address'],
  [/ (?:in|from) the repository after/g, ' after'],
];
const inPlainWords = (words: string) =>
  plain.reduce((text, [theirs, ours]) => text.replace(theirs, ours), words);

/** @param owner of the repository, for whom a token is made. */
export function withOurWords(owner: string): Plugin {
  const token = `{name:\`Edit the site\`,contents:\`write\`,expires_in:\`90\`,target_name:${JSON.stringify(owner)}}`;
  const rows = Object.entries({
    ...ours,
    ...calls,
    '{name:`Sveltia CMS`,contents:`write`}': token,
  });
  return {
    name: 'words',
    setup({ onLoad }) {
      // zod's messages in 60 languages: ours are in the schemas.
      onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: '' }));
      onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [theirs, ours] of rows) {
          if (!contents.includes(theirs)) throw new Error(`expected ${theirs}, found none`);
          contents = contents.replaceAll(theirs, () => ours);
        }
        const [all = ''] = theirEnglish.exec(contents) ?? [];
        if (!all) throw new Error('expected the words of the forms in English, found none');
        return { contents: contents.replace(all, () => all.replace(/`[^`]*`/g, inPlainWords)) };
      });
    },
  };
}
