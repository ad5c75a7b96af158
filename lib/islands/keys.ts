/** What wakes an island at once: its key in the page's URL, or in the name of anything in the tab's storage. */

/** Before the term in the URL of a search for attractions. A hash survives Back and reloads; no request has it. */
export const termKey = '#search=';

/** The message's draft in the tab's storage, which outlives a reload, not the tab; also the anchor of its form. */
export const draftKey = 'message';

/** The key of what a visitor has chosen on this site, in the tab's storage. It wakes the form, too. */
export const inquiryKey = `${draftKey}-facts`;
