import { existsSync, readFileSync } from 'node:fs';
import type { Content } from '../schema/content';
import type { Finding } from './problem';

/** Whether a line of code runs a check with this title. */
export function hasCheck(code: string, title: string): boolean {
  const literal = title.replace(/[^\w ]/g, '\\$&');
  return RegExp(`^ *(?:test\\(|(?!//|test).*, )(['"])${literal}\\1,`, 'm').test(code);
}

/** Each line of /trust/ has its check. */
export function evidence({ content }: { content: Content }): Finding[] {
  return content.evidence.checks.flatMap(({ file, title }, index): Finding[] => {
    const at = (key: string) => ({ file: 'content/evidence.yaml', path: ['checks', index, key] });
    if (!existsSync(file)) return [{ code: 'check-file', ...at('file'), value: file }];
    if (hasCheck(readFileSync(file, 'utf8'), title)) return [];
    return [{ code: 'check-title', ...at('title'), value: title }];
  });
}
