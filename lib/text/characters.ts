/** A hyphen at which no line breaks, because of its word joiner: in numbers, times and names. */
export const wholeHyphen = '-\u2060';

/** A text that doesn't break at a hyphen beside a number, such as that of a law or a road. */
export const keepNumbersWhole = (text: string): string =>
  // A phone number stays as it was typed: it may be copied into a phone.
  text.replace(/\d{3}-(?:\d{3}-)?\d{4}|(?<=\d)-(?=\w)|(?<=\w)-(?=\d)/g, (found) =>
    found === '-' ? wholeHyphen : found,
  );

/** A file's text without a byte order mark, with \n at the ends of lines, its letters composed. */
export const normalizeText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
