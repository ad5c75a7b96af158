import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ContentWithLines } from '../../lib/content/content-of';
import { publicFolder } from '../../lib/content/content-root';
import { fileNames } from '../../lib/content/file-names';
import { publishedFile } from '../../lib/content/resolving/redirects';
import { feeCap } from '../../lib/pricing/fees';
import { feePlaces } from '../../lib/schema/prices';
import { checkGoLive } from '../go-live/go-live';
import { isDue, isLeft } from '../go-live/task';
import { withoutModal } from '../virtual-module';
import { changesPage, formsPage, leftPage, reviewPage } from './admin-html';
import { backendOf, repositoryName } from './backend';
import type { AdminData } from './browser/admin-global';
import { adminConfig } from './config';
import { subsetIcons } from './icons';
import { patched } from './patches';
import { previewModules } from './preview-modules';

const entryPoints = ['admin', 'changes-page', 'on-save', 'preview/worker'];

/**
 * Writes /admin/: the forms for everything in content/ (decision 0013), and the list of what is
 * left before the site can go live. Everything it loads is in its folder.
 *
 * @param out the folder of the export.
 * @param siteUrl where "View on Live Site" leads, if not to the site that serves the forms: a
 *   change of the configuration loses drafts.
 */
export async function buildAdmin(read: ContentWithLines, out: string, siteUrl?: string) {
  const { content, record } = read;
  const folder = join(out, 'admin');
  const repo = repositoryName(record.repository, process.env);
  const github = repo === undefined ? undefined : backendOf(repo, record.branch);
  const { metafile } = await build({
    entryPoints: entryPoints.map((name) => `scripts/admin/browser/${name}.ts`),
    outdir: folder,
    bundle: true,
    splitting: true,
    // In a folder beside assets/, where the package's chunks look for them.
    chunkNames: 'parts/[hash]',
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    metafile: true,
    conditions: ['browser'],
    // For what no form here has: code, maps, drawings, and other languages.
    external: ['@shikijs/*', 'leaflet', 'terra-draw*', 'svgo/browser', '../locales/*.json'],
    jsx: 'automatic',
    // This library has two renderers, of which only one is used.
    alias: {
      'react-dom/server':
        './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    },
    define: { 'process.env': '{"NODE_ENV":"production","ONE_TREE":"1"}' },
    plugins: [patched(repo?.split('/')[0] ?? ''), ...previewModules, withoutModal],
  });
  cpSync('node_modules/@sveltia/cms/npm/assets', join(folder, 'assets'), {
    recursive: true,
    // Source maps aren't used, nor what only maps need.
    filter: (file) => !/marker-icon|\.map$/.test(file),
  });
  await subsetIcons(folder, Object.keys(metafile.outputs));
  if (!siteUrl) copyStyle(out);
  const caps = feePlaces.map((place) => [place, feeCap(place, record)]);
  const config = adminConfig(siteUrl, Object.fromEntries(caps));
  // On the owner's computer, the forms come with all of the content: nothing else there has it.
  const texts = [...read.texts].filter(([file]) => siteUrl || file === publishedFile);
  const publicFiles = fileNames(publicFolder());
  const items = checkGoLive(read);
  const left = items.filter(isLeft).length;
  const [first, ...others] = items.filter(isDue);
  const more = others.length > 0 && `There's more on the list: ${others.length}.`;
  const isOpen = left > 0 && `Left before the site can go live: ${left}.`;
  const due = [first?.say, more, isOpen].filter(Boolean).join(' ');
  // A folder on the owner's computer has no history and no builds.
  const { backend, urls } = github ?? {};
  const history = siteUrl ? undefined : urls;
  const data: AdminData = { config, backend, texts, publicFiles, due, github: history };
  writeFileSync(join(folder, 'config.js'), `globalThis.admin = ${JSON.stringify(data)}`);
  const hashes = [...read.texts].map(([file, text]) => [
    file,
    // As Git makes it.
    hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`),
  ]);
  writeFileSync(join(folder, 'content.json'), JSON.stringify(Object.fromEntries(hashes)));
  const writePage = (name: string, html: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), html);
  };
  writePage('', formsPage());
  writePage('left', leftPage(items));
  writePage('changes', changesPage());
  if (content.business.reviewLink) writePage('review', reviewPage(content));
}

/** Copies the site's one stylesheet to a name that is the same after the next build. */
function copyStyle(out: string) {
  const chunks = join(out, '_next/static/chunks');
  const [style, another] = fileNames(chunks).filter((name) => name.endsWith('.css'));
  if (!style || another) throw new Error(`expected one stylesheet in ${chunks}`);
  // The preview shows a typeface as soon as it comes.
  const css = readFileSync(join(chunks, style), 'utf8');
  const swapped = css.replace('font-display:optional', 'font-display:swap');
  writeFileSync(join(out, 'admin/page.css'), swapped);
}
