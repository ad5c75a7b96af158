import { markdownTable } from './markdown-table';
import { median } from './median';
import type { GestureCost, GestureCosts } from './time-gestures';

/** The medians of each gesture, variant by variant; one that was lost at times shows how often. */
export function gestureTable(gestures: readonly GestureCosts[]): string {
  const variants = [...(gestures[0]?.costs.keys() ?? [])];
  return markdownTable(
    ['gesture', ...variants.map((variant) => `${variant}: ms, longest interaction, KB, requests`)],
    gestures.map(({ name, moment, costs }) => [
      `${name}, ${moment}`,
      ...variants.map((variant) => summary(costs.get(variant) ?? [])),
    ]),
  );
}

function summary(costs: readonly GestureCost[]): string {
  const kept = costs.flatMap(({ milliseconds }) => milliseconds ?? []);
  const lost = costs.length - kept.length;
  const of = (name: 'interaction' | 'bytes' | 'requests') =>
    median(costs.map((cost) => cost[name]));
  return [
    kept.length > 0 ? String(Math.round(median(kept))) : 'never',
    String(Math.round(of('interaction'))),
    (of('bytes') / 1000).toFixed(0),
    String(of('requests')),
    ...(lost > 0 ? [`lost ${lost} of ${costs.length}`] : []),
  ].join(', ');
}
