import { existsSync, readFileSync } from 'node:fs';
import type { Evidence } from '../schema/evidence';
import { problemAt } from './located-value';
import type { FindLine, Problem } from './problem';

/** Lines of /trust/ whose check is gone: its file, or there a line of code that runs with its title. */
export function evidenceProblems({ checks }: Evidence, findLine: FindLine): Problem[] {
  return checks.flatMap(({ file, title }, index) => {
    const isFile = existsSync(file);
    const literal = title.replace(/[^\w ]/g, '\\$&');
    const check = RegExp(`^ *(?:test\\(|(?!//|test).*, )(['"])${literal}\\1,`, 'm');
    if (isFile && check.test(readFileSync(file, 'utf8'))) return [];
    const [field, value] = isFile ? ['title', title] : ['file', file];
    const place = { file: 'content/evidence.yaml', path: ['checks', index, field], value };
    return [problemAt(place, findLine, `the ${field} of a check of this project`, `"${value}"`)];
  });
}
