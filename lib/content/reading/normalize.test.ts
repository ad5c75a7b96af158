import * as z from 'zod';
import { normalize } from './normalize';

const bakery = z.strictObject({
  motto: z.string().min(3).optional(),
  parking: z.string().min(3).nullable(),
  days: z.array(z.string()),
  oven: z.strictObject({ isLit: z.boolean().default(false), baker: z.string().optional() }),
  isOpen: z.boolean().default(true),
});

it.each([undefined, '', null, [], {}])('reads %j in each field as nothing', (nothing) => {
  const file = Object.fromEntries(Object.keys(bakery.shape).map((field) => [field, nothing]));
  const read = { parking: null, days: [], oven: { isLit: false }, isOpen: true };
  expect(bakery.parse(normalize(file, bakery))).toEqual(read);
});

it('keeps what is filled in, even a no', () => {
  const file = { parking: 'Behind', days: ['Friday'], oven: { isLit: true }, isOpen: false };
  expect(normalize(file, bakery)).toEqual(file);
});
