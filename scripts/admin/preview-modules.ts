import type { PluginBuild } from 'esbuild';
import { palette } from '../../lib/drawing/palette';
import { virtualModule } from '../virtual-module';

const drawn = "import { drawn } from './scripts/admin/browser/preview/drawn';";
const navigation = `${drawn} export const usePathname = () => drawn.path; export const useServerInsertedHTML = () => {};`;

/** For the page beside a form: modules in place of those that no browser can load. */
export const previewModules = [
  virtualModule('navigation', /^next\/navigation$/, () => navigation),
  virtualModule('content of a form', /^#content\/(\w+)$/, (name) => {
    return `${drawn} export const ${name}Content = new Proxy({}, { get: (_, key) => drawn.content.${name}[key] });`;
  }),
  {
    name: 'palette',
    setup({ onLoad }: PluginBuild) {
      onLoad({ filter: /[\\/]lib[\\/]drawing[\\/]palette\.ts$/ }, () => ({
        contents: `const colors = ${JSON.stringify(palette())}; export const color = (name) => colors[name];`,
      }));
    },
  },
];
