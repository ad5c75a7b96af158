import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutTo } from '../../text';
import type { ExportedPage } from '../exported-page';
import { counted, type Finding } from './finding';
import { graphOf } from './structured-data';

/** tsc tells the whole of a type that does not fit, which nobody reads. */
const messageLimit = 300;

/**
 * Lets the project's tsc compare the structured data with the types of schema.org: a property that
 * the type does not have, or a value that it does not take, is a problem. Each node is compared
 * once, however many pages have it: the business stands on all of them, and tsc is slow.
 *
 * @param root of the project, in whose node_modules the compiler and the types stand.
 */
export function checkSchemaTypes(pages: readonly ExportedPage[], root: string): Finding {
  const nodes = new Map<string, string>();
  for (const page of pages) {
    for (const node of graphOf(page) ?? []) {
      const json = JSON.stringify(node);
      if (!nodes.has(json)) nodes.set(json, page.path);
    }
  }
  return {
    count: nodes.size,
    checked: `${counted(nodes.size, 'node')} on ${counted(pages.length, 'page')}`,
    problems:
      nodes.size > 0 ? typeProblems(compile([...nodes.keys()], root), [...nodes.values()]) : [],
  };
}

/** How a run of tsc ended: its status is null where a signal stopped it. */
interface Compiled {
  status: number | null;
  signal: string | null;
  output: string;
}

/** One node a line, so that the line of an error names the page. */
function compile(nodes: readonly string[], root: string): Compiled {
  // Below node_modules, where schema-dts is found and the project's own tsc does not look.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'schema-types-'));
  try {
    const lines = nodes.map((json, index) => `export const node${index}: Thing = ${json};`);
    const code = ["import type { Thing } from 'schema-dts';", ...lines].join('\n');
    writeFileSync(join(folder, 'nodes.ts'), code);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status, signal, output: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    pretty: false,
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
  files: ['nodes.ts'],
};

/** @param paths the page of each node, in the order of the lines. */
export function typeProblems(
  { status, signal, output }: Compiled,
  paths: readonly string[],
): string[] {
  const problems = output
    .split(/\n(?=\S)/)
    .filter((message) => message.trim() !== '')
    .map((message) => typeProblem(message, paths));
  if (status === 0 || problems.length > 0) return problems;
  return [`${cannotRead} no word of it and ${signal ?? `the exit status ${status}`}`];
}

const cannotRead = 'expected that tsc can read the data, found';

function typeProblem(message: string, paths: readonly string[]): string {
  const [, line, words = ''] = /nodes\.ts\((\d+),\d+\): (.*)/s.exec(message) ?? [];
  const path = paths[Number(line) - 2];
  if (path === undefined) return `${cannotRead}: ${message.trim()}`;
  return `${path}: expected what schema.org describes, found ${cutTo(words.trim(), messageLimit)}`;
}
