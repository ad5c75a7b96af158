import { markdownTable } from '../markdown-table';
import { median } from './median';
import type { GestureTimes } from './time-gestures';

/** The median milliseconds of each gesture; one that was lost at times shows how often. */
export function gestureTable(gestures: readonly GestureTimes[]): string {
  return markdownTable(
    ['from, to', 'page ms', 'next ms'],
    gestures.map(({ name, page, next }) => [name, inWords(page), inWords(next)]),
  );
}

function inWords(times: readonly (number | undefined)[]): string {
  const kept = times.filter((time) => time !== undefined);
  const lost = times.length - kept.length;
  return [
    ...(kept.length > 0 ? [String(Math.round(median(kept)))] : []),
    ...(lost > 0 ? [`lost ${lost} of ${times.length}`] : []),
  ].join(', ');
}
