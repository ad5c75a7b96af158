import { contentCopy } from './content-copy.fixture';

const { edit, message } = contentCopy();

it("reports a main town that doesn't exist", () => {
  edit('business/area.yaml', /(?<=mainTowns:\n {2}- )[\w-]+/, 'atlantis');
  expect(message()).toContain('mainTowns[0]: expected the slug of a town, found "atlantis"');
});

it('reports an unencrypted URL for messages', () => {
  const line = edit('business/contact.yaml', /(?=home:)/, 'delivery: http://notary.example/\n');
  expect(message()).toContain(
    `content/business/contact.yaml:${line}: delivery: expected a full URL that begins with https://, without a user name, a password or a #, found "http://notary.example/"`,
  );
});

it.each(['http://reviews.internal/x', 'reviews.internal'])('reports the review page %s', (url) => {
  const line = edit('business/search.yaml', /reviewLink: .*/, `reviewLink: ${url}`);
  const expected = 'a full URL that begins with https://';
  expect(message()).toContain(`${line}: reviewLink: expected ${expected}, found "${url}"`);
});

it('reports an expired Idaho commission', () => {
  const line = edit('business/commissions.yaml', /expires: .*/, 'expires: 2020-01-31');
  expect(message()).toContain(
    `content/business/commissions.yaml:${line}: commissions.ID.expires: expected`,
  );
  expect(message()).toContain('a date that has not passed');
});

it('reports a price above what the law of a state allows', () => {
  const line = edit('business/prices.yaml', 'ID: 5', 'ID: 5.01');
  expect(message()).toContain(
    `content/business/prices.yaml:${line}: prices.firstNotarization.ID: expected at most 5 dollars (Idaho Code 51-133), found 5.01`,
  );
});

it('reports a variable that no sentence defines', () => {
  edit('business/contact.yaml', /brand: .*/, 'brand: The {orByPost} Notary');
  expect(message()).toMatch(
    /content\/business\/contact.yaml:\d+: expected one of .*orByVideo.* found {orByPost}/,
  );
});

it('reports a closure that ends before it begins', () => {
  edit('business/hours.yaml', 'to: 2030-12-28', 'to: 2030-12-23');
  expect(message()).toContain('closures[1].to: expected a last day no earlier than the first');
});

it('reports hours that close when they open', () => {
  edit('business/hours.yaml', 'opens: 07:00', 'opens: 18:00');
  expect(message()).toContain('hours[0].closes: expected a closing time other than the opening');
});

it.each(['https://notary.example/site', 'https://notary.example/', 'notary.example'])(
  'reports %s as the origin, in content or in the environment',
  (origin) => {
    const expected = 'expected a web address such as https://www.notary.example';
    process.env['SITE_ORIGIN'] = origin;
    const given = message();
    delete process.env['SITE_ORIGIN'];
    expect(given).toContain(`SITE_ORIGIN:1: ${expected}`);
    edit('business/contact.yaml', /origin: .*/, `origin: ${origin}`);
    expect(message()).toContain(`origin: ${expected}`);
  },
);

it.each([
  ['laws.yaml', /source: https:\/\//, 'source: https://name:word@', 'source'],
  [
    'business/search.yaml',
    /profiles:\n {2}- https:[^\n]*/,
    'profiles:\n  - https://Profile.example/x',
    'profiles[0]',
  ],
  ['towns/mctavish.yaml', 'http://lunch-room.internal', 'http://lunch-room.internal./', 'url'],
])('reports a web address in %s that is not as browsers write it', (file, found, typed, field) => {
  edit(file, found, typed);
  expect(message()).toContain(
    `${field}: expected a full URL such as https://www.notary.example/page`,
  );
});

it.each([
  [
    'highestFee: 5',
    'highestFee: 50',
    'highestFee: expected 5 dollars, as Idaho Code 51-133 has it',
  ],
  ['highestFee: 10', 'highestFee: 1000', 'highestFee: expected 10 dollars, as ORS 194.400 has it'],
  ['highestRemoteFee: 25', 'highestRemoteFee: 30', 'highestRemoteFee: expected 25 dollars'],
  [
    'highestFee: 5',
    'highestFee: 5\n    highestRemoteFee: 25',
    'highestRemoteFee: expected nothing',
  ],
])("reports a highest fee that isn't the law's: %s, %s", (found, typed, told) => {
  edit('business/law.yaml', found, typed);
  expect(message()).toContain(told);
});

it('reports a phone number in another format', () => {
  edit('business/contact.yaml', /phone: .*/, 'phone: (541) 555 0142');
  expect(message()).toContain('phone: expected a phone number such as 208-555-0100');
});

it('reports a portrait outside the public folder', () => {
  const file = 'business/about.yaml';
  const line = edit(file, 'file: /icons/icon-192.png', 'file: /../secret.jpg');
  expect(message()).toContain(
    `content/${file}:${line}: notary.portrait.file: expected a photo in JPEG, PNG, WebP or AVIF`,
  );
});

it('reports two sentences with the same key', () => {
  edit('business/law.yaml', 'key: idahoVisits', 'key: orByVideo');
  expect(message()).toContain('sentences[1].key: expected another name, found "orByVideo"');
});
