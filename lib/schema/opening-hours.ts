import { z } from 'zod';
import { isoDate, line } from './fields';
import { weekdays } from './weekdays';

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:00", in quotation marks')
  .meta({ input: 'clock', hint: '' });

export const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays).meta({ title: 'Day' }))
      .min(1)
      .describe('The days with these hours.')
      .meta({ hint: '' }),
    opens: clock.describe('When you open, such as "08:00", in quotation marks.'),
    closes: clock
      .describe(
        'When you close, such as "20:00", in quotation marks; a time before you open is on the next day.',
      )
      .meta({ hint: 'A time before you open is on the next day.' }),
    byAppointment: z
      .boolean()
      .default(false)
      .describe('`true` if these hours are by appointment.')
      .meta({ hint: '' }),
  })
  .refine(({ opens, closes }) => opens !== closes, {
    message: 'a closing time other than the opening time',
    path: ['closes'],
  })
  .meta({ title: 'Set of hours' });
export type OpeningHours = z.infer<typeof openingHours>;

const closure = z
  .strictObject({
    from: isoDate.describe('The first day off.').meta({ title: 'First day off', hint: '' }),
    to: isoDate
      .optional()
      .describe('The last day off. Leave it out for a single day.')
      .meta({ title: 'Last day off', hint: 'Leave it empty for a single day.' }),
    reason: line(3, 60)
      .describe('Why, such as Christmas.')
      .meta({ hint: 'Visitors see it, such as Christmas.' }),
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
    'List your days off, such as `closures: [{ from: 2026-12-24, to: 2026-12-26, reason: Christmas }]`, or `closures: []` if none are planned. Every page announces them two weeks ahead.',
  )
  .meta({ title: 'Days off', hint: 'Every page announces them two weeks ahead.' });
