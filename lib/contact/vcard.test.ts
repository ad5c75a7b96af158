import { testContent } from '../content/test-content.fixture';
import { formatHours } from '../hours/hours';
import { siteUrl } from '../site';
import { homeTownOf } from '../towns/towns';
import { toE164 } from './phone';
import { vcard } from './vcard';

const { business } = testContent;
const homeTown = homeTownOf(testContent);

const cardOf = (changed: Partial<typeof business>) =>
  vcard({ ...business, placeholders: [], ...changed }, homeTown);
const lines = (card: string) => card.split('\r\n');
/** As a phone reads it: with folded lines joined. */
const properties = (card: string) =>
  new Map(
    lines(card.replaceAll('\r\n ', '')).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':')];
    }),
  );

it('is a vCard that names the business and says how to reach it', () => {
  const { zip, country } = business.home;
  const week = formatHours(business.hours).replaceAll('\u00a0', ' ').replaceAll(',', '\\,');
  expect([...properties(cardOf({}))]).toEqual([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', business.brand],
    ['N', `${business.brand};;;;`],
    ['ORG', business.brand],
    ['TEL;TYPE=WORK,VOICE', toE164(business.phone)],
    ['EMAIL;TYPE=INTERNET', business.email],
    ['URL', siteUrl('/', business)],
    ['ADR;TYPE=WORK', `;;;${homeTown.name};${homeTown.state};${zip};${country}`],
    ['NOTE', `${week}\\, Mountain Time.`],
    ['END', 'VCARD'],
    ['', ''],
  ]);
});

it('has a second number for texts, if that is another one', () => {
  const card = lines(cardOf({ textNumber: '541-555-0177' }));
  expect(card).toContain(`TEL;TYPE=WORK,VOICE:${toE164(business.phone)}`);
  expect(card).toContain('TEL;TYPE=CELL:+15415550177');
});

it('has no street, even if the business gives search engines one', () => {
  const home = { ...business.home, street: '7 Quiet Ln' };
  expect(cardOf({ home })).toBe(cardOf({}));
});

it.each([['phone'], ['email']])('says that the card is a sample while the %s is', (field) => {
  const note = (placeholders: string[]) => properties(cardOf({ placeholders })).get('NOTE');
  const week = note(['brand']);
  expect(note([field, 'brand'])).toBe(`Sample: please do not use this card yet. ${week}`);
});

it('escapes the characters that separate values or end a line', () => {
  const card = cardOf({ brand: 'Notary; Sons, \\ & Co\r\nand\nmore' });
  expect(lines(card)).toContain('FN:Notary\\; Sons\\, \\\\ & Co\\nand\\nmore');
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('folds lines at 75 octets, each after the first with a space, without splitting a character', () => {
  const brand = 'xé'.repeat(100);
  const card = cardOf({ brand });
  const octets = lines(card).map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBe(75);
  expect(properties(card).get('FN')).toBe(brand);
});
