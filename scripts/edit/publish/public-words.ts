import type { FileChange } from './file-change';

/**
 * Names the changed files of public/. The sizes and formats of one picture, such as me-480.avif and
 * me.jpg, are one.
 */
export function publicWords(changes: readonly FileChange[]): string[] {
  const words = new Map<string, string>();
  for (const { file, after } of changes) {
    const [, name, stem] = /^public\/((.+?)(?:-\d{1,4})?\.\w+)$/.exec(file) ?? [];
    if (name === undefined || stem === undefined) continue;
    const isPicture = /\.(?:avif|webp|jpe?g|png|svg|gif)$/.test(name);
    const [what, key] = isPicture ? ['picture', stem] : ['file', name];
    // Of several, the one that every program can open.
    if (words.has(key) && !/\.jpe?g$/.test(name)) continue;
    words.set(key, after === undefined ? `A ${what} removed: ${name}` : `A ${what}: ${name}`);
  }
  return [...words.values()];
}
