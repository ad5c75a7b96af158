import { type Phase, phaseName } from './phase';

/**
 * What drawing the share images costs: what Next takes longer, and writes more, with all of them than
 * with the home page's alone.
 */
export function shareImagesPhase(withAll: readonly Phase[], withOne: readonly Phase[]): Phase {
  const [all, one] = [nextOf(withAll), nextOf(withOne)];
  return {
    name: 'share images',
    towns: all.towns,
    pages: all.pages,
    seconds: all.seconds - one.seconds,
    cpuSeconds: (all.cpuSeconds ?? 0) - (one.cpuSeconds ?? 0),
    files: (all.files ?? 0) - (one.files ?? 0),
    bytes: (all.bytes ?? 0) - (one.bytes ?? 0),
  };
}

function nextOf(phases: readonly Phase[]): Phase {
  const next = phases.find(({ name }) => name === phaseName.next);
  if (!next) throw new Error('there is no measurement of Next');
  return next;
}
