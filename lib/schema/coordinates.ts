import { z } from 'zod';
import type { StateCode } from './fields';

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

/** Each coordinate outside the state, with the limits it should be within. */
export function outsideState(
  state: StateCode,
  point: { latitude?: number | undefined; longitude?: number | undefined },
): { field: 'latitude' | 'longitude'; expected: string }[] {
  const names = ['latitude', 'longitude'] as const;
  return names.flatMap((field) => {
    const value = point[field];
    const [low, high] = stateBoxes[state][field];
    if (value === undefined || (value >= low && value <= high)) return [];
    return [{ field, expected: `a number between ${low} and ${high} (${state})` }];
  });
}
