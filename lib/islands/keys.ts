/** What wakes an island at once: its key in the URL, or in a name in the tab's storage. */

/** Precedes the search term in the hash of /places/: a hash is part of no request. */
export const termKey = '#search=';

/** The message's draft in the tab's storage, which outlives a reload; also its form's anchor. */
export const draftKey = 'message';

/** The key of what a visitor has chosen, in the tab's storage. It wakes the form, too. */
export const inquiryKey = `${draftKey}-facts`;
