import { HtmlValidate } from 'html-validate';
import { type Check, expectation } from './outcome';

/** What the HTML standard asks of a document, and accessibility of its markup; nothing about style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // The policy forbids it.
    'no-inline-style': 'error',
    // Search results cut off what is longer.
    'long-title': ['error', { maxlength: 60 }],
    // 404.html has other words for the page in a template, with its main part and headings.
    'heading-level': ['error', { sectioningRoots: ['template'] }],
    'no-multiple-main': 'off',
    // At each width, all but one of those with the same name are hidden: axe sees which.
    'unique-landmark': 'off',
    // A native <select> can't be typed into.
    'prefer-native-element': 'off',
    // Every file is this site's own: see hosts.ts.
    'require-sri': 'off',
  },
});

/** Each HTML file is valid, the owner's forms and redirects included. */
export const checkHtml: Check = ({ texts }) =>
  [...texts]
    .filter(([file]) => file.endsWith('.html'))
    .flatMap(([file, html]) => [
      undefined,
      ...validator
        .validateStringSync(html, file)
        .results.flatMap(({ messages }) => messages)
        .map(({ message, ruleId, selector }) =>
          expectation(file, false, `valid HTML (${ruleId})`, `${message} in ${selector}`),
        ),
    ]);
