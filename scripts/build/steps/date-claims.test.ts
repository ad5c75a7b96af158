import { editPage } from '../../html';
import { dateClaims } from './date-claims';

const claims = [
  { pattern: /\binsured\b/i, through: '2026-12-31' },
  { pattern: /\bcommissioned\b/i, through: '2027-06-30' },
];
const dated = (html: string) =>
  editPage(`<body>${html}</body>`, ($) => dateClaims($, claims, 'Lark & Co')).replace(
    /.*<body>(.*)<\/body>.*/s,
    '$1',
  );
const until = (day: string, text: string) => `<span data-until="${day}">${text}</span>`;

it.each([
  ['<p>We come to you.</p>', '<p>We come to you.</p>'],
  ['<p>We\u2019re insured. Ask.</p>', `<p>${until('2027-01-01', 'We\u2019re insured. ')}Ask.</p>`],
  [
    '<p>A commissioned notary. Insured &amp; bonded.</p>',
    `<p data-until="2027-07-01">${until('2027-07-01', 'A commissioned notary. ')}${until('2027-01-01', 'Insured &amp; bonded.')}</p>`,
  ],
  [
    '<li>Insured.</li><p>Fully <b>insured</b>, and <i>here</i>. Ask.</p>',
    `<li data-until="2027-01-01">${until('2027-01-01', 'Insured.')}</li><p data-until="2027-01-01">Fully <b>insured</b>, and <i>here</i>. Ask.</p>`,
  ],
  ['<blockquote>They are insured.</blockquote>', '<blockquote>They are insured.</blockquote>'],
  [
    '<h1>Insured, at your door</h1>',
    `<h1>${until('2027-01-01', 'Insured, at your door')}<span data-from="2027-01-01" data-until="9999-12-31" hidden="">Lark &amp; Co</span></h1>`,
  ],
  [
    '<div data-island=""><p>We\u2019re insured. Ask.</p></div>',
    '<div data-island=""><p data-until="2027-01-01">We\u2019re insured. Ask.</p></div>',
  ],
  [
    `<p>${until('2026-12-01', 'Insured.')}</p><script>"insured"</script>`,
    `<p>${until('2026-12-01', 'Insured.')}</p><script>"insured"</script>`,
  ],
])('gives each claim in %s its last day', (html, result) => {
  expect(dated(html)).toBe(result);
});
