import { localities } from '../../lib/finder/localities';
import type { StateCode } from '../../lib/states';
import { milesBetween } from '../../lib/towns/distance';
import { type Check, expectation } from './outcome';

/** Where places around Kuna are: the populated place (USGS GNIS, March 2026), not its ZIP code's area. */
const positions: readonly (readonly [string, StateCode, number, number])[] = [
  ['Adrian', 'OR', 43.7408, -117.0709],
  ['Arock', 'OR', 42.9142, -117.5253],
  ['Atlanta', 'ID', 43.8016, -115.1267],
  ['Banks', 'ID', 44.0804, -116.124],
  ['Bliss', 'ID', 42.9268, -114.9495],
  ['Brogan', 'OR', 44.2463, -117.5171],
  ['Bruneau', 'ID', 42.8805, -115.7973],
  ['Cambridge', 'ID', 44.5727, -116.676],
  ['Corral', 'ID', 43.3441, -114.9492],
  ['Fairfield', 'ID', 43.3466, -114.7917],
  ['Garden Valley', 'ID', 44.0899, -115.9521],
  ['Hammett', 'ID', 42.9457, -115.4662],
  ['Harper', 'OR', 43.8632, -117.6099],
  ['Hill City', 'ID', 43.3005, -115.0512],
  ['Huntington', 'OR', 44.3501, -117.2668],
  ['Huston', 'ID', 43.6102, -116.7832],
  ['Indian Valley', 'ID', 44.5571, -116.434],
  ['Jamieson', 'OR', 44.1821, -117.438],
  ['Jordan Valley', 'OR', 42.9793, -117.0574],
  ['King Hill', 'ID', 43.0041, -115.204],
  ['Letha', 'ID', 43.8943, -116.6476],
  ['Lowman', 'ID', 44.0835, -115.6207],
  ['Mesa', 'ID', 44.6288, -116.4507],
  ['Midvale', 'ID', 44.4713, -116.7346],
  ['Murphy', 'ID', 43.2182, -116.5523],
  ['Nyssa', 'OR', 43.8779, -116.9956],
  ['Ola', 'ID', 44.1782, -116.2926],
  ['Placerville', 'ID', 43.9432, -115.9471],
  ['Sweet', 'ID', 43.9729, -116.3246],
  ['Westfall', 'OR', 43.9918, -117.7091],
];

/** How far content may be off, in miles: GNIS and the Census differ by less. */
const tolerance = 3;

/** Every place the finder knows near Kuna is where it really is, so it names the nearest town. */
export const checkFinderPositions: Check = ({ content }) => {
  const known = localities(content);
  return positions.map(([name, state, latitude, longitude]) => {
    const locality = known.find((one) => one.name === name && one.state === state);
    const off = locality ? milesBetween(locality, { latitude, longitude }) : 0;
    const expected = `the position ${latitude}, ${longitude}`;
    return expectation(
      `${name}, ${state}`,
      off <= tolerance,
      expected,
      `${off.toFixed(1)} miles off`,
    );
  });
};
