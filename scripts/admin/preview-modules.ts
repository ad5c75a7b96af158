import { readFileSync } from 'node:fs';
import { virtualModule } from '../build/islands/modules';

const drawn = "import { drawn } from './scripts/admin/browser/preview/drawn';";
const navigation = `${drawn} export const usePathname = () => drawn.path; export const useServerInsertedHTML = () => {};`;

/** For the page beside a form: modules in place of those that no browser can load. */
export const previewModules = [
  virtualModule('navigation', /^next\/navigation$/, () => navigation),
  virtualModule('content of a form', /^#content\/(\w+)$/, (name) => {
    return `${drawn} export const ${name}Content = new Proxy({}, { get: (_, key) => drawn.content.${name}[key] });`;
  }),
  virtualModule('palette', /(?:^|\/)palette$/, () => {
    const css = readFileSync('app/globals.css', 'utf8');
    const colors = [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6,8});/g)];
    const byName = Object.fromEntries(colors.map(([, name, value]) => [name, value]));
    return `const colors = ${JSON.stringify(byName)}; export const color = (name) => colors[name];`;
  }),
];
