import { testContent } from '../content/test-content.fixture';
import { formatHours } from '../hours/hours';
import { siteUrl } from '../site';
import { fill } from '../text';
import { townBySlug } from '../towns/towns';
import { international } from './phone';
import { vcard } from './vcard';

const { business, pages, towns } = testContent;
const { preview: copy } = pages.frame;
const homeTown = townBySlug(towns, business.home.town);

const lines = (card: string) => card.split('\r\n');
/** As a phone reads it: with folded lines joined. */
const properties = (card: string) =>
  new Map(
    lines(card.replaceAll('\r\n ', '')).map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name, value.join(':')];
    }),
  );

it('names the business and says how to reach it', () => {
  const card = properties(vcard({ ...business, placeholders: [] }, homeTown, copy));
  expect([...card.keys()]).toEqual([
    ...['BEGIN', 'VERSION', 'FN', 'N', 'ORG', 'TEL;TYPE=WORK,VOICE', 'EMAIL;TYPE=INTERNET'],
    ...['URL', 'ADR;TYPE=WORK', 'NOTE', 'END', ''],
  ]);
  expect(card.get('FN')).toBe(business.brand);
  expect(card.get('N')).toBe(`${business.brand};;;;`);
  expect(card.get('TEL;TYPE=WORK,VOICE')).toBe(international(business.phone));
  expect(card.get('EMAIL;TYPE=INTERNET')).toBe(business.email);
  expect(card.get('URL')).toBe(siteUrl('/', business));
  const { zip, country } = business.home;
  expect(card.get('ADR;TYPE=WORK')).toBe(`;;;${homeTown.name};${homeTown.state};${zip};${country}`);
  const week = formatHours(business.hours).replaceAll('\u00a0', ' ').replaceAll(',', '\\,');
  expect(card.get('NOTE')).toBe(`${week} (Mountain Time).`);
});

it('is a vCard in which every line ends with CRLF', () => {
  const card = vcard(business, homeTown, copy);
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toMatch(/\r\nEND:VCARD\r\n$/);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('says which fields are placeholders', () => {
  const note = (placeholders: string[]) =>
    properties(vcard({ ...business, placeholders }, homeTown, copy)).get('NOTE');
  const { email, phone } = copy.names;
  const sample = (fields: string) => `${fill(copy.contactCard, { fields })} `;
  const week = note(['brand']);
  expect(note(['phone', 'email', 'brand'])).toBe(sample(`${phone} and ${email}`) + week);
  expect(note(['email'])).toBe(sample(email) + week);
});

it('escapes the characters that separate values', () => {
  const card = vcard({ ...business, brand: 'Notary; Sons, \\ & Co' }, homeTown, copy);
  expect(lines(card)).toContain('FN:Notary\\; Sons\\, \\\\ & Co');
  const wrapped = vcard({ ...business, brand: 'Notary\r\nand\nSons' }, homeTown, copy);
  expect(lines(wrapped)).toContain('FN:Notary\\nand\\nSons');
});

it('folds lines at 75 octets without splitting a character', () => {
  const brand = 'é'.repeat(100);
  const card = vcard({ ...business, brand }, homeTown, copy);
  const octets = lines(card).map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBe(75);
  expect(card).not.toContain('\ufffd');
  expect(properties(card).get('FN')).toBe(brand);
});

it('counts the leading space of a folded line among its 75 octets', () => {
  const folded = (count: number) =>
    lines(vcard({ ...business, brand: 'x'.repeat(count) }, homeTown, copy))
      .filter((line) => /^(?:FN:| )x/.test(line))
      .map(({ length }) => length);
  expect(folded(71)).toEqual([74]);
  expect(folded(72).slice(0, 1)).toEqual([75]);
  expect(folded(73).slice(0, 2)).toEqual([75, 2]);
  expect(folded(147).slice(0, 3)).toEqual([75, 75, 2]);
});
