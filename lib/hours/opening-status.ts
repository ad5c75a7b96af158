import type { Business } from '../schema/business';
import { formatMonthDay } from '../text/format';
import { addDays, weekdayOf } from './calendar';
import { formatClock } from './hours';
import { closureOn, type Span, shiftHours, spansOf } from './spans';

/** What decides whether we take calls. */
export type Hours = Pick<Business, 'hours' | 'closures' | 'holidays'> &
  Partial<Pick<Business, 'statusEnd'>>;

/** The status at a moment in the business's local time, such as 2026-11-20 and 08:00. */
export type WordsAt = (date: string, time: string) => string;

/** How many letters fit into the two lines that a status has on a phone. */
const mostLetters = 55;

/** The first form that is short enough, else the last. */
const fitting = (forms: readonly string[]) =>
  forms.reduce((chosen, form) => (chosen.length <= mostLetters ? chosen : form));

/** Said while nobody knows when we're back, as before a holiday. */
const promise = 'A text will wait for us.';

const mayBeOff = (day: string) => `It's ${day}, so we may be off. Text and ask.`;

/** Hours, with how many days after a date they begin; -1 is the day before. */
type UpcomingSpan = Span & { away: number };

/**
 * "Taking calls until 8 pm", "Back tomorrow at 8 am", "By appointment today, 9 am to 6 pm: call or
 * text", "Closed today: …" or "It's Thanksgiving, so we may be off. Text and ask."
 */
export function openingStatus(business: Hours): WordsAt {
  const { statusEnd } = business;
  const holidayOn = (date: string) => business.holidays.find((holiday) => holiday.date === date);
  const isAtEnd = (date: string) => statusEnd !== undefined && statusEnd.from <= date;
  const spansOn = (date: string, away: number): UpcomingSpan[] => {
    const day = addDays(date, away);
    // Nobody knows those of a holiday.
    if (holidayOn(day) || isAtEnd(day)) return [];
    return spansOf(day, business).map(({ closes, ...span }) => {
      const isCut = closes > '24:00' && isAtEnd(addDays(day, 1));
      return { ...span, closes: isCut ? '24:00' : closes, away };
    });
  };
  /** The hours that have begun and haven't ended. */
  const underWay = (date: string, time: string) => [
    ...spansOn(date, -1).filter(({ closes }) => shiftHours(time, 24) < closes),
    ...spansOn(date, 0).filter(({ opens, closes }) => opens <= time && time < closes),
  ];

  /** Undefined if a holiday comes first, or the end of what is known. */
  function next(date: string, time: string): UpcomingSpan | undefined {
    if (holidayOn(date)) return undefined;
    const today = spansOn(date, 0).find(({ opens }) => opens > time);
    if (today) return today;
    // The loop ends, because content has hours, and days off have an end.
    for (let away = 1; ; away++) {
      const day = addDays(date, away);
      const [span] = spansOn(date, away);
      if (span || holidayOn(day) || isAtEnd(day)) return span;
    }
  }

  /** What to say of what comes next: in several lengths, the longest first. */
  function formsForNext(
    date: string,
    time: string,
    { opens, closes, byAppointment, away }: UpcomingSpan,
  ) {
    const day = dayInWords(date, away);
    const clock = formatClock(opens);
    const today = spansOn(date, 0).filter((span) => !span.byAppointment);
    if (byAppointment) {
      const words = `By appointment ${day}, ${clock} to ${formatClock(closes)}`;
      return [away === 0 ? `${words}: call or text` : words, words, `By appointment ${day}`];
    }
    if (away > 0) {
      const words = `Back ${day} at ${clock}`;
      return [today.length > 0 ? `${words}. ${promise}` : words, words, `Back ${day}`];
    }
    const isBreak = today.some((span) => span.opens < time);
    return [isBreak ? `Back at ${clock}` : `Taking calls from ${partOfDay(opens)}`];
  }

  return (date, time) => {
    if (statusEnd && isAtEnd(date)) return statusEnd.words;
    const now = underWay(date, time);
    const open = now.find(({ byAppointment }) => !byAppointment);
    if (open?.opens === '00:00' && open.closes === '24:00') return 'Taking calls all day';
    if (open) return `Taking calls until ${formatClock(open.closes)}`;
    const span = now[0] ?? next(date, time);
    if (span && span.away < 0)
      return `By appointment until ${formatClock(span.closes)}: call or text`;
    const holiday = holidayOn(date);
    if (holiday)
      return fitting([...(holiday.isObserved ? [] : [holiday.name]), 'a holiday'].map(mayBeOff));
    const forms = span ? formsForNext(date, time, span) : [promise];
    const closure = closureOn(date, business.closures);
    if (!closure || closure.hours) return fitting(forms);
    return fitting(
      [`Closed today: ${closure.reason}`, 'Closed today'].flatMap((closed) =>
        forms.map((form) => `${closed}. ${form}`),
      ),
    );
  };
}

/** "tomorrow", "Friday", "next Monday" on a Monday, or the date. */
function dayInWords(date: string, away: number): string {
  const day = addDays(date, away);
  if (away === 0) return 'today';
  if (away === 1) return 'tomorrow';
  if (away > 7) return formatMonthDay(day);
  return `${away === 7 ? 'next ' : ''}${weekdayOf(day)}`;
}

/** "8 this morning". */
function partOfDay(time: string): string {
  const [clock] = formatClock(time).split('\u00a0');
  if (time < '12:00') return `${clock} this morning`;
  return `${clock} this ${time < '17:00' ? 'afternoon' : 'evening'}`;
}
