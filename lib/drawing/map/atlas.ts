import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { stateCodes, states } from '../../states';

/** Counties of the US Census Bureau's cartographic boundary files, as packaged by us-atlas. */
const file = 'node_modules/us-atlas/counties-10m.json';

/**
 * The lines between two counties of one state, and those around our states, or those of their counties
 * that we draw.
 */
export function countyLines() {
  const atlas: Topology<{ counties: GeometryCollection }> = JSON.parse(
    readFileSync(join(process.cwd(), file), 'utf8'),
  );
  const between = (isWanted: (a: string, b: string) => boolean) =>
    mesh(atlas, atlas.objects.counties, (a, b) => {
      const left = String(a.id);
      const right = String(b.id);
      return (isOurs(left) || isOurs(right)) && isWanted(left, right);
    });
  const isOurs = (county: string) =>
    stateCodes.some((state) => county.startsWith(states[state].counties));
  const stateOf = (county: string) => county.slice(0, 2);
  return {
    counties: between((a, b) => a !== b && stateOf(a) === stateOf(b)),
    states: between((a, b) => stateOf(a) !== stateOf(b)),
  };
}
