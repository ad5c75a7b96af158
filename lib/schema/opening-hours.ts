import { z } from 'zod';
import { isoDate, line, textLike } from './fields';
import { weekdays } from './weekdays';

const clock = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00').meta({
  input: 'clock',
});

export const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays).meta({ title: 'Day' })).min(1),
    opens: clock,
    closes: clock.describe('A time before you open is on the next day.'),
    byAppointment: z.boolean().default(false),
  })
  .refine(({ opens, closes }) => opens !== closes, {
    message: 'a closing time other than the opening time',
    path: ['closes'],
  })
  .meta({ title: 'Set of hours' });
export type OpeningHours = z.infer<typeof openingHours>;

const closure = z
  .strictObject({
    from: isoDate.meta({ title: 'First day off' }),
    to: isoDate
      .optional()
      .describe('Leave it empty for a single day.')
      .meta({ title: 'Last day off' }),
    reason: line(3, 60).describe('Visitors see it, such as Christmas.'),
  })
  .transform(({ from, to = from, reason }) => ({ from, to, reason }))
  .refine(({ from, to }) => from <= to, {
    message: 'a last day no earlier than the first',
    path: ['to'],
  })
  .meta({ title: 'Day off' });
export type Closure = z.output<typeof closure>;

export const closures = z
  .array(closure)
  .nullable()
  .describe(
    'Every page announces them two weeks ahead. If you plan none, enter the day under Choices to agree to.',
  )
  .meta({ title: 'Days off' });
