import { z } from 'zod';
import type { Rule, StateCode } from './fields';

interface Box {
  latitude: readonly [number, number];
  longitude: readonly [number, number];
}

/**
 * Bounding boxes of the two states in degrees, rounded outward to a tenth. Source: US Census
 * Bureau, cartographic boundary file cb_2023_us_state.
 */
const stateBoxes: Record<StateCode, Box> = {
  ID: { latitude: [41.9, 49.1], longitude: [-117.3, -111] },
  OR: { latitude: [41.9, 46.3], longitude: [-124.6, -116.4] },
};

export const latitude = z.number().min(-90).max(90).describe('Degrees north, such as 43.4931.');
export const longitude = z
  .number()
  .min(-180)
  .max(180)
  .describe('Degrees east, so negative here, such as -116.4189.');

/** That each coordinate is within the limits of the state. */
export function insideState(
  state: StateCode,
  point: { latitude?: number | undefined; longitude?: number | undefined },
  path: readonly (string | number)[] = [],
): Rule[] {
  return (['latitude', 'longitude'] as const).map((field) => {
    const value = point[field];
    const [low, high] = stateBoxes[state][field];
    return [
      value === undefined || (value >= low && value <= high),
      [...path, field],
      `a number between ${low} and ${high} (${state})`,
    ];
  });
}
