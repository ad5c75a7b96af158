import * as z from 'zod';
import { isoDate, line, textLike } from './fields';
import { holidays } from './holidays';
import { group, labeled } from './labeled';
import { type FieldRule, withRules } from './rules';

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

const times = {
  opens: clock,
  closes: clock,
  nextDay: labeled(z.boolean().default(false), 'After midnight').describe(
    'Turn it on only if you close on the next day.',
  ),
  byAppointment: z.boolean().default(false),
};
type Times = z.output<z.ZodObject<typeof times>>;

/** A group with such times, which have to be in order. */
const inOrder = <Group extends Times>(schema: z.ZodType<Group>) =>
  schema
    .refine(({ opens, closes }) => opens !== closes, {
      message: 'a closing time other than the opening time',
      path: ['closes'],
    })
    .refine(({ opens, closes, nextDay }) => opens === closes || closes < opens === nextDay, {
      message: 'a closing time after the opening time, or one before it with "After midnight" on',
      path: ['closes'],
    })
    .transform(({ nextDay: _, ...hours }) => hours);

const openingHours = inOrder(
  group('Set of hours', { days: z.array(labeled(z.enum(weekdays), 'Day')).min(1), ...times }),
);
export type OpeningHours = z.output<typeof openingHours>;

const dayLength = 24 * 60;
const weekLength = 7 * dayLength;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const weeklyHours = withRules(z.array(openingHours).min(1), (sets) => {
  const spans = sets.flatMap(({ days, opens, closes }, set) =>
    days.map((day) => ({
      set,
      start: weekdays.indexOf(day) * dayLength + minutesOf(opens),
      length: (minutesOf(closes) - minutesOf(opens) + dayLength) % dayLength,
    })),
  );
  const isTaken = ({ start, length }: (typeof spans)[number], at: number) =>
    spans.slice(0, at).some((other) => {
      const after = (start - other.start + weekLength) % weekLength;
      return after < other.length || (weekLength - after) % weekLength < length;
    });
  const taken = new Set(spans.filter(isTaken).map(({ set }) => set));
  const expected = 'hours that overlap no others on the same day';
  return sets.map((_, set): FieldRule => [!taken.has(set), [set, 'opens'], expected]);
});

const closure = group('Day off or other hours', {
  from: labeled(isoDate, 'First day'),
  to: labeled(isoDate.optional(), 'Last day').describe('Leave it empty for a single day.'),
  hours: inOrder(group('Hours on these days', times))
    .optional()
    .describe('Only if you work, but not as usual, such as 8 am to noon on December 24.'),
  reason: line(3, 60)
    .refine(
      (text) => !/^closed\b/i.test(text),
      'the reason without the word closed, such as Christmas',
    )
    .describe('Visitors see it, such as Christmas.'),
})
  .transform(({ to, ...closure }) => ({ ...closure, to: to ?? closure.from }))
  .refine(({ from, to }) => from <= to, {
    message: 'a last day no earlier than the first',
    path: ['to'],
  })
  .refine(({ from, to }) => to <= `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, {
    message: 'a last day within a year of the first',
    path: ['to'],
  });
/** Days off; or, with hours, days that have these in place of those of the week. */
export type Closure = z.output<typeof closure>;

export const closures = labeled(
  withRules(z.array(closure), (list) =>
    list.map(({ from, to }, index): FieldRule => {
      const isTaken = list.slice(0, index).some((other) => from <= other.to && other.from <= to);
      return [!isTaken, [index, 'from'], 'days that no other entry has'];
    }),
  ).nullable(),
  'Days off and days with other hours',
).describe(
  'Every page announces them two weeks ahead. If you plan none, enter the day under Choices to agree to.',
);

export const holidaysWorked = labeled(
  z.array(labeled(z.enum(Object.keys(holidays)), 'Holiday')).optional(),
  'Holidays you work',
).describe(
  'Choose a holiday if you work on it as usual, each year. For any other, add a day off or other hours above. Until you do, the site says on that day that you may be off.',
);

export const notice = group('Notice on every page', {
  text: line(3, 120).describe('Such as "Out sick until Thursday. Texts are answered."'),
  until: labeled(isoDate, 'Last day it shows'),
})
  .optional()
  .describe('Above every page, at once, through its last day.');
