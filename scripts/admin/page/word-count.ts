import { countWords } from '../../../lib/text';

/** Below a text with a limit in words, which its hint names, how many it has so far. */
export function showWordCount({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const field = target.closest('[data-key-path]');
  if (!field || !/\d+ to \d+ words\./.test(field.textContent ?? '')) return;
  const count = field.querySelector('output') ?? document.createElement('output');
  count.textContent = `${countWords(target.value)} words now`;
  if (!count.isConnected) field.append(count);
}
