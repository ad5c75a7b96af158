/** @jest-environment node */
import { phaseName } from './phase';
import { shareImagesPhase } from './share-images';

it('is what Next takes and writes more with all pictures', () => {
  const next = { name: phaseName.next, towns: 36, pages: 200 };
  const one = [{ ...next, seconds: 20, cpuSeconds: 25, files: 900, bytes: 50_000_000 }];
  const all = [{ ...next, seconds: 40, cpuSeconds: 60, files: 1067, bytes: 80_000_000 }];
  expect(shareImagesPhase(all, one)).toMatchObject({
    seconds: 20,
    cpuSeconds: 35,
    files: 167,
    bytes: 30_000_000,
  });
});
