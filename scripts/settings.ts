import { existsSync } from 'node:fs';
import { isAbsolute, join, normalize } from 'node:path';
import { isOrigin, isWebUrl, originInWords } from '../lib/schema/urls';

/** Whether a build may take a folder, which deletes what is in it: it is new, or has an export. */
function isOutFolder(name: string): boolean {
  const path = normalize(name);
  if (isAbsolute(path) || path.startsWith('..')) return false;
  return !existsSync(path) || existsSync(join(path, '_next'));
}

/** What a variable of docs/environment.md must be, if it isn't checked where it's used. */
const settings: Readonly<Record<string, [expected: string, holds: (value: string) => boolean]>> = {
  AWS_ENDPOINT_URL: ['a full web address such as https://s3.notary.example', isWebUrl],
  NEXT_PUBLIC_MAPS_EMBED_KEY: ['letters, digits, - and _', (key) => /^[\w-]+$/.test(key)],
  SITE_CONTENT: ['a folder with content/ in it', (root) => existsSync(join(root, 'content'))],
  SITE_ORIGIN: [originInWords, isOrigin],
  SITE_OUT: ['a new folder in this project, or one with an earlier build', isOutFolder],
  SOURCE_DATE_EPOCH: ['seconds since 1970', (seconds) => /^\d{1,10}$/.test(seconds)],
};

/** What is wrong with the environment's variables, a line for each; empty if nothing is. */
export function wrongSettings(env: Readonly<Record<string, string | undefined>>): string {
  const wrong = Object.entries(settings).flatMap(([name, [expected, holds]]) => {
    const value = env[name];
    if (!value || holds(value)) return [];
    const withoutPassword = value.replace(/\/\/[^@/]*@/, '//');
    return [`${name}: expected ${expected}, found "${withoutPassword}".`];
  });
  return wrong.join('\n');
}
