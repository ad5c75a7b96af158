import { parseArgs } from 'node:util';
import { routes } from '../../lib/routes';

/** One page of each kind that carries weight. */
const benchPages = [
  routes.home,
  routes.service('loan-signing'),
  routes.town('boise'),
  routes.places,
  routes.contact,
];

interface Options {
  /** How often each is measured; the tables show medians. */
  runs: number;
  /** The paths of the pages that Lighthouse measures. */
  pages: readonly string[];
  /** Folders of other exports, such as one of an earlier commit, by what they are called. */
  beside: ReadonlyMap<string, string>;
}

/**
 * What the command line asks for: `--runs 1 --pages /,/contact/` for a quick look,
 * `--beside before=../before/out` for a second export, once for each.
 * @throws in plain words when it asks for something else.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      beside: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: expected a whole number from 1 on.`);
  }
  const pages = values.pages?.split(',') ?? benchPages;
  const odd = pages.find((page) => !/^\/(?:[\w-]+\/)*$/.test(page));
  if (odd !== undefined) {
    throw new Error(`--pages ${odd}: expected paths such as /contact/, with a comma between two.`);
  }
  const beside = new Map(
    values.beside.map((variant): [string, string] => {
      const [, name, folder] = /^([\w-]+)=(.+)$/.exec(variant) ?? [];
      if (name && folder) return [name, folder];
      throw new Error(`--beside ${variant}: expected a name and a folder, such as before=../out.`);
    }),
  );
  return { runs, pages, beside };
}
