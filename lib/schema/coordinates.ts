import * as z from 'zod';
import { type StateCode, states } from '../states';
import type { FieldRule } from './rules';

const degrees = (most: number, example: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .meta({ expected: `a number such as ${example}` });

export const latitude = degrees(90, 43.4931).describe('Degrees north, such as 43.4931.');
export const longitude = degrees(180, -116.4189).describe(
  'Degrees east, so negative here, such as -116.4189.',
);

/** The rules that keep a point within the limits of a state. */
export const insideState = (
  state: StateCode,
  point: { latitude?: number | undefined; longitude?: number | undefined },
  path: readonly (string | number)[] = [],
): FieldRule[] =>
  (['latitude', 'longitude'] as const).map((field) => {
    const value = point[field];
    const [low, high] = states[state].bounds[field];
    return [
      value === undefined || (value >= low && value <= high),
      [...path, field],
      `a number between ${low} and ${high} (${state})`,
    ];
  });
