import { contentCopy } from '../content-copy.fixture';
import { withoutSentences } from './without-lapsed';

const { edit, readOn, message } = contentCopy();
const about = 'business/about.yaml';
const commissions = 'business/commissions.yaml';
const faq = 'services/closing-papers.yaml';

const insured = [{ pattern: /\binsured\b/i, through: '' }];

it.each([
  ['We come to you. We are insured, too! Call us.', 'We come to you. Call us.'],
  ['Bonded and insured', ''],
  ['We are [in](/contact/)sured. See [who comes](/#about). Ask.', 'See [who comes](/#about). Ask.'],
  ['hello@insured.internal', 'hello@insured.internal'],
  ['We are\ninsured. Call us.\n\n- Fully\n  insured\n- On time', 'Call us.\n\n- On time'],
  ['We are insured until 8 p.m. each day. Call No. 5.', 'Call No. 5.'],
  ['At St. Luke\u2019s we are insured. Ask.', 'Ask.'],
  ['First.\n\nInsured.\n\nSecond: "insured." Third.', 'First.\n\nThird.'],
])('takes the sentences out of %j', (text, left) => {
  expect(withoutSentences(text, insured)).toBe(left);
});

/** The days around the last one of a record. */
const [last, after] = ['2026-12-31', '2027-01-01'];

function insureThrough(day: string) {
  edit(
    commissions,
    /(?<=insurance:\n)[\s\S]*?through: \S+/,
    `    words: our policy\n    through: ${day}`,
  );
}

it('lets a claim stand through the last day of its record, and then leaves its sentence out', () => {
  insureThrough(last);
  edit(about, /(?<=headline: ).*/, 'Fully insured, at your gate');
  edit(about, /(?<=about: \|-\n {2})/, 'We are insured. ');
  edit(about, /(?<=whyChooseUs:\n)/, '  - We are insured for what goes wrong.\n');
  edit('pages/places.yaml', /(?<=lead: )/, 'We are insured. ');
  const before = readOn(last).content;
  expect(before.business.headline).toBe('Fully insured, at your gate');
  const { content } = readOn(after);
  const { business } = content;
  expect(business.headline).toBe('At your gate');
  expect(before.business.about).toBe(`We are insured. ${business.about}`);
  expect(before.business.whyChooseUs.slice(1)).toEqual(business.whyChooseUs);
  expect(before.pages.places.lead).toBe(`We are insured. ${content.pages.places.lead}`);
});

it('leaves out a question whose answer has nothing else to say, and a field that may be empty', () => {
  insureThrough(last);
  edit(
    faq,
    /(?<=faq:\n)/,
    '  - question: Do you have a policy?\n    answer: Yes, we are insured by people who know what a notary does.\n',
  );
  edit(faq, /(?=description: )/, 'pageTitle: Your insured notary\n');
  const serviceOn = (day: string) =>
    readOn(day).content.services.find(({ slug }) => slug === 'closing-papers');
  expect(serviceOn(last)?.pageTitle).toBe('Your insured notary');
  expect(serviceOn(last)?.faq.slice(1)).toEqual(serviceOn(after)?.faq);
  expect(serviceOn(after)?.pageTitle).toBeUndefined();
});

it('refuses a claim that nothing on record ever made true', () => {
  edit(commissions, /\n {2}insurance:\n(?: {4}.*\n)*/, '\n');
  edit(about, /(?<=headline: ).*/, 'Fully insured, at your gate');
  expect(message()).toContain(
    'headline: expected no such claim, because no insurance is on record',
  );
});

it('builds the site of the day after the commission at home, which claims none', () => {
  edit(commissions, /(?<=ID:[\s\S]*?expires: )\S+/, last);
  edit(about, /(?<=headline: ).*/, 'A commissioned notary at your gate');
  expect(readOn(last).content.business.authority.lapsed).toBeUndefined();
  const { business } = readOn(after).content;
  expect(business.authority).toMatchObject({ lapsed: true, online: false });
  expect(business.headline).toBe('A notary at your gate');
  expect(JSON.stringify(readOn(after).content.pages)).not.toMatch(/commissioned/i);
});
