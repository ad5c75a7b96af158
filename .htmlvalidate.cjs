/**
 * What the HTML standard asks of a document, and accessibility of its markup; nothing about style. For
 * editors, html-validate's own command and `npm run check:export`.
 */
module.exports = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The policy forbids it.
    'no-inline-style': 'error',
    // It counts &amp; as five letters; scripts/checks/structure.ts has the limit.
    'long-title': 'off',
    // 404.html has other words for the page in a template, with its main part and headings.
    'heading-level': ['error', { sectioningRoots: ['template'] }],
    'no-multiple-main': 'off',
    // At each width, all but one of those with the same name are hidden: axe sees which.
    'unique-landmark': 'off',
    // A native <select> can't be typed into.
    'prefer-native-element': 'off',
    // Every file is this site's own: see scripts/checks/links.ts.
    'require-sri': 'off',
  },
};
