/**
 * What `npm run` loads before a script in TypeScript. It says what keeps the project from running in
 * this folder, or with this version of Node, where TypeScript's loader would only fail.
 */
const { node } = process.versions;
const folder = process.cwd();
const [sign] = /[#?]/.exec(folder) ?? [];
const isOld = node.localeCompare('20.19', 'en', { numeric: true }) < 0;
if (isOld || sign) {
  console.error(
    isOld
      ? `This project needs Node 20.19 or newer; this is Node ${node}.`
      : `Rename the folder ${folder}: the site can't be built below a name with ${sign}.`,
  );
  process.exit(1);
}
await import('tsx');
