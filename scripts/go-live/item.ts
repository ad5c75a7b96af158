import type { ContentWithLines } from '../../lib/content/read-content';
import { fieldName } from '../../lib/content/yaml-document';
import type { BusinessRecord } from '../../lib/schema/business';

/** What the things left before the site may be public are about, in the order of the list. */
export const groups = [
  'What only you know',
  'Commissions',
  'Law',
  'Reviews',
  'Places and links not confirmed',
  'Choices that are yours',
  'Dates that have passed or lie too far ahead',
] as const;

/** One thing that must be supplied or confirmed. */
export interface GoLiveItem {
  /** The same from run to run, such as stand-in/phone. */
  id: string;
  group: (typeof groups)[number];
  /** Path from the root of the project, such as content/business.yaml. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Where in the file, such as commissions.ID.expires. */
  field: string;
  /** What is so, in one or two sentences. */
  say: string;
  /** What to do about it. */
  do: string;
}

/** What is good to know and keeps nobody from going live. */
export type GoLiveNote = Pick<GoLiveItem, 'file' | 'line' | 'say'>;

/** Where a field of content/business.yaml stands. */
export function inBusiness({ findLine }: ContentWithLines, ...path: PropertyKey[]) {
  const file = 'content/business.yaml';
  return { file, line: findLine(file, path), field: fieldName(path) };
}

/** The name of a choice that is the owner's. */
export type Choice = keyof BusinessRecord['agreed'];

/** How to agree to a choice: the line to type, with the day on which it is asked. */
export function lineToAgree({ agreed }: BusinessRecord, choice: Choice, day: string): string {
  const none = Object.keys(agreed).length === 0 ? ', and take out the `{}` behind it' : '';
  return `type the line \`  ${choice}: ${day}\` below \`agreed:\`${none}`;
}

/** Whole days from one date to a later one, such as 2026-11-20; negative when it is earlier. */
export function dayCount(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}

/** How far a day is ahead, in words. */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
