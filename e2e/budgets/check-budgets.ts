import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fileNames } from '../../lib/content/file-names';
import { isText } from '../../lib/file-kinds';
import { exportFolder, htmlFiles } from '../../scripts/pages/html-files';
import { compareWithBudgets } from './budgets';
import { weighPage } from './weigh';

/** `npm run check:budgets`: weighs every page of out/ and prints those closest to their budgets. */
const out = exportFolder();
const read = (name: string) => readFileSync(join(out, name));
const pages = await Promise.all(htmlFiles(out).map((name) => weighPage(name, read)));
/** The parts that a script of the forms imports, at its start or later, as paths from admin/. */
function importsOf(name: string, pattern: RegExp): string[] {
  const found = String(read(`admin/${name}`)).matchAll(pattern);
  return [...found].map(([, path = '']) => join(dirname(name), path));
}

/** These scripts of the forms, and all that they import at their start. */
function withParts(names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !known.has(one))) {
    known.add(name);
    withParts(importsOf(name, /(?:from|import)"(\.[^"]+\.js)"/g), known);
  }
  return known;
}

const later = (name: string) => importsOf(name, /import\("(\.[^"]+\.js)"\)/g);
const weigh = (names: Iterable<string>, compress: (bytes: Buffer) => Buffer) =>
  [...names]
    .map((name) => (isText(name) ? compress(read(`admin/${name}`)) : read(`admin/${name}`)))
    .reduce((sum, { length }) => sum + length, 0);

// The forms' page, its scripts, and the typefaces of its first screen, which are compressed already.
const fonts = fileNames(join(out, 'admin')).filter((name) => /\/(source|material).*f2$/.test(name));
const first = withParts(['admin.js']);
const forms = weigh(['index.html', 'config.js', ...first, ...fonts], gzipSync);
// What a form loads to show its page, besides what it needs to check itself.
const isPane = (name: string) => String(read(`admin/${name}`)).includes('"preview/draw.js"');
const pane = later('admin.js').filter(isPane);
const check = withParts(['admin.js', ...later('admin.js').filter((name) => !isPane(name))]);
const preview = [...withParts(['preview/draw.js', ...pane])].filter((name) => !check.has(name));
const weights = [
  ...pages,
  { path: '/admin/', found: { 'forms (gzip)': forms } },
  {
    path: '/admin/',
    found: { 'page beside a form': weigh([...preview, 'page.css'], brotliCompressSync) },
  },
];
const { heaviest, problems, hints } = compareWithBudgets(weights);
console.table(heaviest);
console.log(
  `${weights.length} pages weighed in bytes after brotli 11, ${problems.length} times over budget.`,
);
for (const hint of hints) console.log(hint);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
