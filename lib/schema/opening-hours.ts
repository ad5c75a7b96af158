import { z } from 'zod';
import { isoDate, line } from './fields';
import { weekdays } from './weekdays';

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:00", in quotation marks');

export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1),
    opens: clock,
    closes: clock,
    byAppointment: z.boolean().default(false),
  })
  .refine(({ opens, closes }) => opens < closes, 'an opening time before the closing time');
export type OpeningHours = z.infer<typeof openingHours>;

export const closure = z
  .strictObject({ from: isoDate, to: isoDate.optional(), reason: line(3, 60) })
  .transform(({ from, to = from, reason }) => ({ from, to, reason }))
  .refine(({ from, to }) => from <= to, 'a first day that is not after the last');
export type Closure = z.output<typeof closure>;
