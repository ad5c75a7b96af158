import { phone } from '../../schema/fields';
import { schemaOf } from '../../schema/files';
import { childSchema, fieldSchema, jsonSchemaOf } from '../../schema/json-schema';
import { parseTyped, typedPattern } from './typed';

/** What a field of a file has after something was typed there. */
function read(file: string, path: readonly (string | number)[], text: unknown): unknown {
  const schema = schemaOf(`content/${file}`);
  const value = path.reduceRight((inside, key) => {
    return typeof key === 'number' ? [...Array(key).fill('1'), inside] : { [key]: inside };
  }, text);
  return path.reduce<unknown>(
    (at, key) => Object(at)[key],
    parseTyped(value, schema ? jsonSchemaOf(schema) : {}),
  );
}

const price = (text: string) =>
  read('business/prices.yaml', ['prices', 'firstNotarization', 'ID'], text);
// The forms take its source alone.
const amountForm = typedPattern({ type: 'number', input: 'money' })?.source;

it('reads an amount in any dress', () => {
  const around = ['', ' ', '\u00a0', '\u200e', '\u202d'];
  const units = ['', ' dollars', 'dollars', ' USD', ' Dollars'];
  for (let amount = 0.5; amount < 5_000_000; amount = Math.round(amount * 437) / 100) {
    const plain = [String(amount), amount.toFixed(2), amount.toLocaleString('en-US')];
    for (const number of [...plain, `$${amount}`, `$ ${amount.toLocaleString('en-US')}`]) {
      for (const unit of units) {
        for (const mark of around) {
          expect(price(mark + number + unit + mark)).toBe(amount);
          expect(`${number}${unit}`).toMatch(new RegExp(amountForm ?? ''));
        }
      }
    }
  }
});

it.each(['25,50', '5,00', '1e3', '12.5.0', '1,2345', '4 or 5', 'free', '$', '-', '.', '5k'])(
  'guesses nothing from %s',
  (text) => {
    expect(price(text)).toBe(text);
    if (/\d/.test(text)) expect(text).not.toMatch(new RegExp(amountForm ?? ''));
  },
);

it.each<[string, (string | number)[], string, unknown]>([
  ['business/prices.yaml', ['prices', 'travel', 1, 'price'], '$45.00', 45],
  ['business/prices.yaml', ['prices', 'priority'], '', ''],
  ['business/prices.yaml', ['times', 'standardHours', 1], ' 1,048', 1048],
  ['business/prices.yaml', ['times', 'priorityHours'], '90 minutes', '90 minutes'],
  ['business/prices.yaml', ['times', 'priorityHours'], '$2', '$2'],
  ['towns/x.yaml', ['longitude'], '−116.4189', -116.4189],
  ['towns/x.yaml', ['latitude'], '43.4931° N', '43.4931° N'],
  ['towns/x.yaml', ['county'], 'Ada County', 'Ada'],
  ['towns/x.yaml', ['county'], 'Ada County, Idaho', 'Ada'],
  ['towns/x.yaml', ['county'], 'County', 'County'],
  ['towns/x.yaml', ['attractions', 0, 'phone'], '+1 208.467.1234', '208-467-1234'],
  ['business/contact.yaml', ['origin'], 'WWW.Notary.example/', 'https://www.notary.example'],
  ['business/contact.yaml', ['email'], 'Pat <pat@notary.example>', 'Pat <pat@notary.example>'],
  [
    'business/search.yaml',
    ['profiles', 0],
    'www.Maps.example/A?b#c',
    'https://www.maps.example/A?b#c',
  ],
  ['business/search.yaml', ['reviewLink'], 'http://maps.example', 'http://maps.example'],
  ['business/search.yaml', ['reviewLink'], 'pat@maps.example', 'pat@maps.example'],
  [
    'business/search.yaml',
    ['verification', 'google'],
    '<meta name="google-site-verification" content="aB-1_2" />',
    'aB-1_2',
  ],
  ['business/search.yaml', ['verification', 'bing'], 'aB-1_2', 'aB-1_2'],
  ['testimonials.yaml', ['testimonials', 0, 'rating'], '5', 5],
  ['testimonials.yaml', ['testimonials', 0, 'text'], '5', '5'],
])('in %s, %j reads %s as %s', (file, path, text, expected) => {
  expect(read(file, path, text)).toEqual(expected);
});

it('reads a phone number however it is written, and no other', () => {
  const parts = ['208', '467', '1234'] as const;
  const [area, exchange, line] = parts;
  const ways = [
    ...['', ' ', '-', '.', ' - ', '\u2013', '\u00a0'].map((sign) => parts.join(sign)),
    ...['', ' ', '-'].map((sign) => `(${area})${sign}${exchange}-${line}`),
  ];
  for (const way of ways.flatMap((way) => [way, `1 ${way}`, `+1${way}`, `\u202a${way}\u202c`])) {
    expect(read('business/contact.yaml', ['phone'], way)).toBe('208-467-1234');
  }
  for (const text of ['467-1234', '+44 208 467 1234', '208-467-1234 ext. 5', '208-467-NOTE']) {
    expect(read('business/contact.yaml', ['phone'], text)).toBe(text);
  }
});

it.each<[string, (string | number)[], string, (string | number)?]>([
  ['business/prices.yaml', ['prices', 'priority'], '$30', 30],
  ['towns/x.yaml', ['longitude'], '-116.4189', -116.4189],
  ['towns/x.yaml', ['zips', 0], '83634'],
  ['towns/x.yaml', ['name'], 'Ca\u00f1on \u{1f469}\u200d\u{1f467}'],
  ['business/contact.yaml', ['email'], 'pat@notary.example'],
])('in %s, takes %j pasted with what nobody sees around it', (file, path, plain, value = plain) => {
  const schema = schemaOf(`content/${file}`);
  const field = path.reduce(childSchema, schema ? jsonSchemaOf(schema) : {});
  for (const mark of ['', ...' \u00a0\u00ad\u200b\u200e\u202a\u2060\u2068\ufeff']) {
    for (const text of [mark + plain, plain + mark, `${mark} ${plain}${mark}`]) {
      expect(text).toMatch(typedPattern(fieldSchema(field).json) ?? /^$/);
      expect(read(file, path, text)).toBe(value);
    }
  }
});

it('takes only numbers that can be dialed', () => {
  const json = { type: 'string', input: 'phone' } as const;
  const dialed = ['541-555-0142', '1 (208) 467-1234', '+12084671234', '800 911 2000'];
  const never = ['123-456-7890', '000-555-0100', '911-555-0142', '208-123-4567', '1 108 555 0142'];
  for (const text of dialed) expect(text).toMatch(typedPattern(json) ?? '');
  const refused = never.filter((text) => !typedPattern(json)?.test(text));
  // The form leaves 911 to the schema.
  expect(refused).toEqual(never.filter((text) => !text.startsWith('911')));
  for (const text of dialed) expect(phone.safeParse(parseTyped(text, json)).success).toBe(true);
  for (const text of never) expect(phone.safeParse(parseTyped(text, json)).success).toBe(false);
});
