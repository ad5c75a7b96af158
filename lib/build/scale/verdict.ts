import { millisecondsAPage, type Phase, phaseName } from './phase';

/** What a site of 3,600 towns may cost on two cores, share images and compressed files apart. */
const limits = {
  millisecondsAPage: 25,
  bytesAPage: 150_000,
  /** So many times what a page takes at the smaller count. */
  timeGrowth: 1.25,
  /** The same for memory, which differs by a fifth and more from run to run of the same pages. */
  memoryGrowth: 1.5,
};

/**
 * What a table of measurements misses of its target, in sentences; empty where it meets it. The costs
 * are looked at where there are most towns, growth from the smallest count that the table was asked
 * for, which is not the real content: there the fixed costs weigh most.
 */
export function missedTargets(phases: readonly Phase[], real: number): string[] {
  const grown = (name: string) =>
    phases
      .filter((phase) => phase.name === name && phase.towns > real)
      .toSorted((a, b) => a.towns - b.towns);
  const [whole, wholeAtFirst] = [grown(phaseName.whole).at(-1), grown(phaseName.whole)[0]];
  const [next, nextAtFirst] = [grown(phaseName.next).at(-1), grown(phaseName.next)[0]];
  if (!whole || !wholeAtFirst || !next || !nextAtFirst) return [];
  const where = `with ${whole.towns} towns`;
  const time = millisecondsAPage(whole);
  const timeAtFirst = millisecondsAPage(wholeAtFirst);
  const bytes = (whole.bytes ?? 0) / whole.pages;
  const memory = next.peakBytes ?? 0;
  const memoryAtFirst = nextAtFirst.peakBytes ?? memory;
  return [
    ...(time <= limits.millisecondsAPage
      ? []
      : [
          `expected at most ${limits.millisecondsAPage} ms a page ${where}, found ${time.toFixed(1)}`,
        ]),
    ...(bytes <= limits.bytesAPage
      ? []
      : [`expected at most ${inKB(limits.bytesAPage)} a page ${where}, found ${inKB(bytes)}`]),
    ...(memory <= memoryAtFirst * limits.memoryGrowth
      ? []
      : [
          `expected memory to stay below ${limits.memoryGrowth} times the ${inMB(memoryAtFirst)} of ${nextAtFirst.towns} towns ${where}, found ${inMB(memory)}`,
        ]),
    ...(time <= timeAtFirst * limits.timeGrowth
      ? []
      : [
          `expected a page to cost no more than ${limits.timeGrowth} times the ${timeAtFirst.toFixed(1)} ms of ${wholeAtFirst.towns} towns ${where}, found ${time.toFixed(1)}`,
        ]),
  ];
}

function inKB(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} KB`;
}

function inMB(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
