import * as z from 'zod';
import { isoDate, line, textLike } from './fields';
import { group, labeled } from './labeled';

/** The week starts on Monday, as in content. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const clock = textLike(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:00').meta({
  input: 'clock',
});

export const openingHours = group('Set of hours', {
  days: z.array(labeled(z.enum(weekdays), 'Day')).min(1),
  opens: clock,
  closes: clock,
  nextDay: labeled(z.boolean().default(false), 'After midnight').describe(
    'Turn it on only if you close on the next day.',
  ),
  byAppointment: z.boolean().default(false),
})
  .refine(({ opens, closes }) => opens !== closes, {
    message: 'a closing time other than the opening time',
    path: ['closes'],
  })
  .refine(({ opens, closes, nextDay }) => opens === closes || closes < opens === nextDay, {
    message: 'a closing time after the opening time, or one before it with "After midnight" on',
    path: ['closes'],
  })
  .transform(({ nextDay: _, ...hours }) => hours);
export type OpeningHours = z.infer<typeof openingHours>;

const closure = group('Day off', {
  from: labeled(isoDate, 'First day off'),
  to: labeled(isoDate.optional(), 'Last day off').describe('Leave it empty for a single day.'),
  reason: line(3, 60).describe('Visitors see it, such as Christmas.'),
})
  .transform(({ from, to = from, reason }) => ({ from, to, reason }))
  .refine(({ from, to }) => from <= to, {
    message: 'a last day no earlier than the first',
    path: ['to'],
  });
export type Closure = z.output<typeof closure>;

export const closures = labeled(z.array(closure).nullable(), 'Days off').describe(
  'Every page announces them two weeks ahead. If you plan none, enter the day under Choices to agree to.',
);

export const notice = group('Notice on every page', {
  text: line(3, 120).describe('Such as "Out sick until Thursday. Texts are answered."'),
  until: labeled(isoDate, 'Last day it shows'),
})
  .optional()
  .describe('Above every page, at once, through its last day.');
