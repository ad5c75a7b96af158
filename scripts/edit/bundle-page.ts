import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss, { type Plugin } from 'postcss';
import packageFile from '../../package.json' with { type: 'json' };

const project = fileURLToPath(new URL('../../', import.meta.url));
const page = fileURLToPath(new URL('page/', import.meta.url));

/** The site's typeface is at an address of the site: the editor makes do with the device's own. */
const withoutDownloads: Plugin = {
  postcssPlugin: 'without-downloads',
  OnceExit(root) {
    root.walkAtRules('font-face', (rule) => {
      if (rule.toString().includes('url(')) rule.remove();
    });
  },
};

/** What esbuild calls the browsers of package.json, such as chrome111. */
function targets(): string[] {
  const names: Record<string, string> = { ios_saf: 'ios' };
  return packageFile.browserslist.map((browser) => {
    const [name = '', version = ''] = browser.split(' ');
    return `${names[name] ?? name}${version}`;
  });
}

async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${page}main.tsx`],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: targets(),
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': project.replace(/[\\/]$/, '') },
    // Only the form library's own tests use it.
    external: ['@rjsf/validator-ajv8'],
    absWorkingDir: project,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

async function compileStyle(): Promise<string> {
  const from = `${page}page.css`;
  const plugins = [tailwind({ base: project, optimize: true }), withoutDownloads];
  const { css } = await postcss(plugins).process(await readFile(from, 'utf8'), { from });
  return css;
}

const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>Edit the site</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
</head>
<body>
<div id="editor"></div>
<script type="module" src="script.js"></script>
</body>
</html>
`;

/** Makes the editor's page: its document, and the script and the style that the document names. */
export async function bundlePage(): Promise<{ script: string; style: string; html: string }> {
  const [script, style] = await Promise.all([bundleScript(), compileStyle()]);
  return { script, style, html };
}
