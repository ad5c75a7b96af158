import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Finding } from './finding';

const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';

const message = z.object({
  type: z.string(),
  subType: z.string().optional(),
  url: z.string(),
  message: z.string(),
  extract: z.string().default(''),
});
const report = z.object({ messages: z.array(message) });

/** Runs Java until it exits; the status is not 0 if it failed or is not installed. */
type Java = (options: readonly string[]) => { status: number | null; stderr: string };

/**
 * What the W3C checker says about every HTML file; skipped without Java.
 *
 * @param folder the absolute path of the export.
 * @param files the paths of its files from there.
 */
export function checkHtml(folder: string, files: Iterable<string>, run: Java = runJava): Finding {
  const unit = 'file';
  if (!hasJava(run)) return { count: 0, unit, problems: [], skipped: 'Java is not installed' };
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const paths = pages.map((file) => join(folder, file));
  const { stderr } = run(['-jar', jar, '--format', 'json', ...paths]);
  return { count: pages.length, unit, problems: htmlProblems(stderr, folder) };
}

/** Runs the program to find out: macOS ships one of that name that only says Java is missing. */
export function hasJava(run: Java = runJava): boolean {
  return run(['-version']).status === 0;
}

function runJava(options: readonly string[]): ReturnType<Java> {
  return spawnSync('java', options, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}

/**
 * The errors and warnings of a report, without:
 * - notes, such as that React ends void elements with a slash, thousands of times;
 * - messages about styles, because the checker does not know the CSS that Tailwind writes;
 * - messages about the security policy, because the checker takes data in a script element for
 *   code, and a file has no 'self'. The browser tests cover the policy.
 */
function htmlProblems(output: string, folder: string): string[] {
  // Java may print a line of its own first, such as the options it took from the environment.
  const json = /^\{.*/m.exec(output)?.[0];
  if (json === undefined) {
    const [line] = output.trim().split('\n');
    return [`expected a report of the W3C checker, found ${line || 'nothing'}`];
  }
  return report
    .parse(JSON.parse(json))
    .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !/^CSS:|violates Content Security Policy/.test(message))
    .map(({ url, message, extract }) => {
      const file = relative(folder, fileURLToPath(url));
      return `/${file}: ${message}, found ${extract.replace(/\s+/g, ' ').trim()}`;
    });
}
