import { resolve } from 'node:path';

const pane = resolve('scripts/admin/page/preview/pane.ts');

/**
 * What the content management system does, and what it does here instead (scripts/admin/page): it has no option for
 * these. Each must be there, as with its words.
 */
export const calls: Readonly<Record<string, string>> = {
  // A draft keeps what it was made from, so that it can be told whether that has changed since.
  's=m4(e);if(t2(e)){let e={timestamp:':
    's=m4(e),original=yr(e.originalValues);if(t2(e)){let e={original,timestamp:',
  'u4.current={show:!0,timestamp:i,resolve:o}':
    'u4.current={show:!0,timestamp:i,resolve:o,...admin.aboutDraft(r,e)}',
  // The first button is the one that loses nothing; Escape is neither.
  'get okLabel(){return R(t)},get cancelLabel(){return R(n)},onOk:()=>{R(i)?.(!0)},onCancel:()=>{R(i)?.(!1)}':
    'escapeDismiss:!1,get okLabel(){return R(u4.current.isOlder?n:t)},get cancelLabel(){return R(u4.current.isOlder?t:n)},onOk:()=>{R(i)?.(!u4.current.isOlder)},onCancel:()=>{R(i)?.(!!u4.current.isOlder)}',
  'Y(`restore_backup_description`,{values:{datetime:R(l)}})': 'u4.current.words',
  // A button that destroys something is not the one that stands out, and has no cursor on it.
  'Cu(e,{variant:`primary`,get label(){return R(t)},get keyShortcuts(){return d()}':
    'Cu(e,{get variant(){return/^(Delete|Save Anyway)$/.test(R(t))?`secondary`:`primary`},get label(){return R(t)},get keyShortcuts(){return d()}',
  'Cu(e,{variant:`secondary`,get label(){return R(t)},get keyShortcuts(){return m()}':
    'Cu(e,{get variant(){return/^(Delete|Save Anyway)$/.test(u())?`primary`:`secondary`},get label(){return R(t)},get keyShortcuts(){return m()}',
  // What goes with a record, and from which forms it is taken out, by name.
  'Y(R(be).length?`confirm_deleting_this_entry_with_assets`:`confirm_deleting_this_entry`)':
    'admin.whatGoes([R(ne)],wP.current)',
  'Y(R(l).length?R(n)?`confirm_deleting_all_entries_with_assets`:`confirm_deleting_selected_entries_with_assets`:R(n)?`confirm_deleting_all_entries`:`confirm_deleting_selected_entries`,{values:{count:VI.current.length}})':
    'admin.whatGoes(VI.current,wP.current)',
  'Y(n()===`asset`?`deleting_referenced_assets_note`:`deleting_referenced_entries_note`,{values:{count:t.plan.targets.length}})':
    'admin.takenOut(t.plan.targets)',
  '`${R(t).collectionLabel??``} › ${R(t).summary??``}`': 'admin.nameOf(R(t).entry)',
  // Hints are plain text: an address in one is an example, no link.
  'Ct(hr(e.replaceAll(`\\\\n`,`<br>`)),s)': 'e.replace(/&/g,`&amp;`).replace(/</g,`&lt;`)',
  // The name of the open form, on a phone, too.
  'W(s,e=>{JR.isSmallScreen?e(l):e(u,-1)});var f=F(s,2),p=e=>{n(e)}':
    'W(s,e=>{e(u,-1)});var f=F(s,2),p=e=>{n(e)}',
  'gze=z(`<bdi> </bdi> › <bdi> </bdi>`,1)': 'gze=z(`<bdi> </bdi> <bdi> </bdi>`,1)',
  'L(()=>{U(r,R(le)),U(i,R(de))})': 'L(()=>{U(r,JR.isSmallScreen?``:R(le)+` ›`),U(i,R(de))})',
  // The menu beside "Save" has all that the one below it had.
  'W(te,e=>{t.thisPane.current?.mode===`edit`&&e(ne)})': '0',
  'G8=({draft:e,locale:t=``,keyPath:n=``})=>{':
    'G8=({draft:e,locale:t=``,keyPath:n=``})=>{if(!confirm(`Take back what you typed here and haven’t saved?`))return;',
  // Two numbers (scripts/admin/fields.ts) have no value of their own; each is checked.
  'let i=!t;return r&&i&&(n.valueMissing=!0),{skip:!1,': 'let i=!t;return{skip:!1,',
  // An empty field that may be empty is not too short.
  '`count svelte-19vklom`,null,d,{invalid:R(c)}':
    '`count svelte-19vklom`,null,d,{invalid:R(c)&&R(a)>0}',
  // What a search found, or what is wrong, deep in a long form.
  'let n=document.querySelector(`.content-editor .pane[data-mode="edit"][data-locale="${CSS.escape(e)}"] .field[data-key-path="${CSS.escape(t)}"]`);if(n)':
    'let n=0;admin.showField(t);if(n)',
  // The page beside a form, for every form; it has no script of its own, and leads nowhere. The system would show
  // it with a React of its own, 211 KB; ours draws in a worker.
  'u(()=>import(`./chunks/react-dom-DwWAebfb.js`),[],import.meta.url)': `import(${JSON.stringify(pane)})`,
  'l=k(()=>WP.get(R(o)??R(a)))': 'l=k(()=>()=>null)',
  'class="preview svelte-1k58u5t" sandbox="allow-same-origin allow-scripts allow-popups allow-forms"':
    'class="preview svelte-1k58u5t" sandbox="allow-same-origin"',
  // The page is longer than its form, or shorter.
  'syncScrolling:!0': 'syncScrolling:!1',
};
