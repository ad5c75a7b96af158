import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiLineString } from 'geojson';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Counties of the US Census Bureau's cartographic boundary files, as packaged by us-atlas. */
const file = 'node_modules/us-atlas/counties-10m.json';

/** FIPS codes: the state of Idaho, and Malheur County in Oregon. */
const idaho = '16';
const malheur = '41045';

export interface CountyLines {
  /** Between two counties of one state. */
  counties: MultiLineString;
  /** Around Idaho, and where Malheur County meets another state. */
  states: MultiLineString;
}

let read: CountyLines | undefined;

/** The lines for a page's map, read once. */
export function countyLines(): CountyLines {
  read ??= readCountyLines(process.cwd());
  return read;
}

export function readCountyLines(root: string): CountyLines {
  const atlas: Topology<{ counties: GeometryCollection }> = JSON.parse(
    readFileSync(join(root, file), 'utf8'),
  );
  const lines = (isWanted: (a: string, b: string) => boolean) =>
    mesh(atlas, atlas.objects.counties, (a, b) => {
      const [left, right] = [String(a.id), String(b.id)];
      return (isOurs(left) || isOurs(right)) && isWanted(left, right);
    });
  const stateOf = (county: string) => county.slice(0, 2);
  return {
    counties: lines((a, b) => a !== b && stateOf(a) === stateOf(b)),
    states: lines((a, b) => stateOf(a) !== stateOf(b)),
  };
}

function isOurs(county: string): boolean {
  return county.startsWith(idaho) || county === malheur;
}
