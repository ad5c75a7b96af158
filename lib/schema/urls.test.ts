import { isDeliveryUrl, isOrigin, isWebUrl } from './urls';

it.each([
  'https://forms.notary.example/messages?site=1',
  'https://forms.notary.example:8443',
  'http://localhost:3299/messages',
  'http://127.0.0.1/messages',
])('accepts %s', (url) => {
  expect(isDeliveryUrl(url)).toBe(true);
});

it.each([
  ['no scheme', 'forms.notary.example/messages'],
  ['another scheme', 'mailto:hello@notary.example'],
  ['no encryption', 'http://forms.notary.example/messages'],
  ['a host that only begins with localhost', 'http://localhost.notary.example/'],
  ['a user name and a password', 'https://name:word@forms.notary.example/'],
  ['a fragment', 'https://forms.notary.example/#messages'],
  ['an empty fragment', 'https://forms.notary.example/#'],
  ['a space', 'https://forms.notary.example/my messages'],
  ['a wildcard host', 'https://*.notary.example/'],
  ["a host that would end the policy's directive", 'https://a;script-src/'],
  ['no host', 'https://'],
])('rejects a URL with %s', (_, url) => {
  expect(isDeliveryUrl(url)).toBe(false);
});

it.each(['https://notary.example', 'https://www.notary.example:8443', 'http://localhost:3000'])(
  'takes %s for an origin',
  (url) => {
    expect(isOrigin(url)).toBe(true);
  },
);

it.each([
  ['a slash at the end', 'https://notary.example/'],
  ['a path', 'https://notary.example/site'],
  ['a query', 'https://notary.example?a=1'],
  ['a fragment', 'https://notary.example#top'],
  ['a user name and a password', 'https://name:word@notary.example'],
  ['no encryption', 'http://notary.example'],
  ['capitals', 'https://Notary.example'],
  ['a dot at the end', 'https://notary.example.'],
  ['the port that needs no mention', 'https://notary.example:443'],
  ['no scheme', 'notary.example'],
  ['letters that addresses spell otherwise', 'https://nötary.example'],
])('takes no URL with %s for an origin', (_, url) => {
  expect(isOrigin(url)).toBe(false);
});

it.each([
  'https://notary.example',
  'http://www.notary.example/Page?Query=A%20b#Part',
  'https://www.google.com/maps/place/Kuna+City+Hall,+751+W+4th/@43.4,-116.4,17z',
  'https://notary.example:8443/é',
])('takes %s for a web address', (url) => {
  expect(isWebUrl(url)).toBe(true);
});

it.each([
  ['a user name', 'https://name@notary.example/page'],
  ['a password', 'http://name:word@notary.example'],
  ['capitals in the host', 'https://Notary.example/page'],
  ['a scheme in capitals', 'HTTPS://notary.example'],
  ['a dot after the host', 'https://notary.example./page'],
  ['two dots in a row', 'https://notary..example'],
  ['the port that needs no mention', 'https://notary.example:443/page'],
  ['a space', 'https://notary.example/a page'],
  ['a space before it', ' https://notary.example'],
  ['a tab', 'https://notary.example\t/page'],
  ['a backslash', 'https://notary.example\\page'],
  ['one slash', 'https:/notary.example'],
  ['another scheme', 'mailto:hello@notary.example'],
])('takes no URL with %s for a web address', (_, url) => {
  expect(isWebUrl(url)).toBe(false);
});
