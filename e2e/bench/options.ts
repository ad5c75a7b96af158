import { parseArgs } from 'node:util';
import { routes } from '../../lib/routes';

/** One page of each heavy kind. */
const defaultPages = [
  routes.home,
  routes.service('loan-signing'),
  routes.town('boise'),
  routes.places,
  routes.contact,
];

/**
 * Reads the command line: `--runs 1 --pages /,/contact/` for a quick look, and
 * `--beside before=../before/out` (repeatable) for another export.
 * @returns how often to measure each, the paths of the pages for Lighthouse, and the folders of the
 * other exports by name.
 */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: defaultPages.join(',') },
      beside: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: expected a whole number of at least 1.`);
  }
  const beside = values.beside.map((variant): [name: string, folder: string] => {
    const [, name, folder] = /^([\w-]+)=(.+)$/.exec(variant) ?? [];
    if (name && folder) return [name, folder];
    throw new Error(`--beside ${variant}: expected a name and a folder, such as before=../out.`);
  });
  return { runs, pages: values.pages.split(','), beside };
}
