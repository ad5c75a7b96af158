import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { type Finding, pluralize } from './finding';

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});
type Message = z.infer<typeof report>['messages'][number];

interface Files {
  /** The folder of the export. */
  folder: string;
  /** Its HTML files, as paths from there. */
  names: readonly string[];
}

/** Runs a program of Java to its end; the status is not 0 where it failed or is not there. */
type Java = (options: readonly string[]) => { status: number | null; stderr: string };

/** What the W3C checker says of every HTML file. Without Java nothing is checked. */
export function checkHtml(root: string, { folder, names }: Files, run: Java = runJava): Finding {
  if (!hasJava(run)) {
    return {
      count: 0,
      checked: pluralize(0, 'file'),
      problems: [],
      skipped: 'Java is not installed',
    };
  }
  const jar = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const files = names.map((name) => join(folder, name));
  const { stderr } = run(['-jar', jar, '--format', 'json', ...files]);
  return {
    count: names.length,
    checked: pluralize(names.length, 'file'),
    problems: htmlProblems(stderr, folder),
  };
}

/** Asked of the program itself: macOS has one of that name which only says that Java is missing. */
export function hasJava(run: Java = runJava): boolean {
  return run(['-version']).status === 0;
}

const program = 'java';

function runJava(options: readonly string[]): ReturnType<Java> {
  return spawnSync(program, options, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}

/**
 * The errors and warnings of a report. Left out are plain notes (that React ends void elements with
 * a slash, thousands of times), what it says of styles, as it does not know the CSS that Tailwind
 * writes, such as @property, and what it says of the policy: it takes data in a script element for
 * script, and a file has no 'self'. The browser tests hold the policy.
 */
export function htmlProblems(output: string, folder: string): string[] {
  // Java may say a line of its own first, such as which options it took from the environment.
  const json = /^\{.*/m.exec(output)?.[0];
  if (json === undefined) {
    return [
      `expected a report of the W3C checker, found: ${output.trim().split('\n')[0] || 'nothing'}`,
    ];
  }
  return report
    .parse(JSON.parse(json))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !/^CSS:|violates Content Security Policy/.test(message))
    .map((message) => sentence(message, folder));
}

function sentence({ url = '', lastLine, message, extract }: Message, folder: string): string {
  const path = decodeURI(url);
  const file = path.slice(path.indexOf(folder) + folder.length);
  const line = lastLine === undefined ? '' : `:${lastLine}`;
  const near = extract === undefined ? '' : `, found ${extract.replace(/\s+/g, ' ').trim()}`;
  return `${file}${line}: ${message}${near}`;
}
