/**
 * What `npm run` loads before a script in TypeScript. It says what keeps the project from running with
 * this version of Node or in this folder, where the loader of TypeScript would only fail.
 */
const { node } = process.versions;
const folder = process.cwd();
const [sign] = /[#?]/.exec(folder) ?? [];
const isOld = node.localeCompare('20.19', 'en', { numeric: true }) < 0;
const old = `This project needs Node 20.19 or newer; this is Node ${node}.`;
const named = `Rename the folder ${folder}: the site can't be built below a name with ${sign}.`;
if (isOld || sign) {
  console.error(isOld ? old : named);
  process.exit(1);
}
await import('tsx');
