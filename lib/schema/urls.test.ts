import { isDeliveryUrl, isOrigin, isWebUrl } from './urls';

it.each([
  [isWebUrl, 'https://notary.example'],
  [isWebUrl, 'http://www.notary.example/Page?Query=A%20b#Part'],
  [isWebUrl, 'https://www.google.com/maps/place/Kuna+City+Hall,+751+W+4th/@43.4,-116.4,17z'],
  [isWebUrl, 'https://notary.example:8443/é'],
  [isDeliveryUrl, 'https://forms.notary.example/messages?site=1'],
  [isDeliveryUrl, 'https://forms.notary.example:8443'],
  [isDeliveryUrl, 'http://localhost:3299/messages'],
  [isDeliveryUrl, 'http://127.0.0.1/messages'],
  [isOrigin, 'https://notary.example'],
  [isOrigin, 'https://www.notary.example:8443'],
  [isOrigin, 'http://localhost:3000'],
])('%o accepts %s', (accepts, url) => {
  expect(accepts(url)).toBe(true);
});

it.each([
  [isWebUrl, 'a user name', 'https://name@notary.example/page'],
  [isWebUrl, 'a password', 'http://name:word@notary.example'],
  [isWebUrl, 'capitals in the host', 'https://Notary.example/page'],
  [isWebUrl, 'a scheme in capitals', 'HTTPS://notary.example'],
  [isWebUrl, 'a dot after the host', 'https://notary.example./page'],
  [isWebUrl, 'two dots in a row', 'https://notary..example'],
  [isWebUrl, 'the port that needs no mention', 'https://notary.example:443/page'],
  [isWebUrl, 'a space', 'https://notary.example/a page'],
  [isWebUrl, 'a space before it', ' https://notary.example'],
  [isWebUrl, 'a tab', 'https://notary.example\t/page'],
  [isWebUrl, 'a backslash', 'https://notary.example\\page'],
  [isWebUrl, 'one slash', 'https:/notary.example'],
  [isWebUrl, 'no host', 'https://'],
  [isWebUrl, 'another scheme', 'mailto:hello@notary.example'],
  [isWebUrl, 'no scheme', 'notary.example'],
  [isDeliveryUrl, 'a password', 'https://name:word@forms.notary.example/'],
  [isDeliveryUrl, 'no encryption', 'http://forms.notary.example/messages'],
  [isDeliveryUrl, 'a host that only begins with localhost', 'http://localhost.notary.example/'],
  [isDeliveryUrl, 'an empty fragment', 'https://forms.notary.example/#'],
  [isDeliveryUrl, 'a wildcard host', 'https://*.notary.example/'],
  [isDeliveryUrl, "a host that would end the policy's directive", 'https://a;script-src/'],
  [isOrigin, 'no encryption', 'http://notary.example'],
  [isOrigin, 'a slash at the end', 'https://notary.example/'],
  [isOrigin, 'a path', 'https://notary.example/site'],
  [isOrigin, 'a query', 'https://notary.example?a=1'],
  [isOrigin, 'letters that addresses spell otherwise', 'https://nötary.example'],
])('%o rejects a URL with %s', (accepts, _, url) => {
  expect(accepts(url)).toBe(false);
});
