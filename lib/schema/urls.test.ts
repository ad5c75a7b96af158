import { isDeliveryUrl, isOrigin, isWebUrl } from './urls';

it.each<[typeof isWebUrl, ...string[]]>([
  [isWebUrl, 'https://notary.example', 'http://www.notary.example/Page?Query=A%20b#Part'],
  [isWebUrl, 'https://www.google.com/maps/place/Kuna+City+Hall,+751+W+4th/@43.4,-116.4,17z'],
  [isWebUrl, 'https://notary.example:8443/é'],
  [isDeliveryUrl, 'https://forms.a.example/messages?site=1', 'https://forms.a.example:8443'],
  [isDeliveryUrl, 'http://localhost:3299/messages', 'http://127.0.0.1/messages'],
  [isOrigin, 'https://notary.example', 'https://www.a.example:8443', 'http://localhost:3000'],
])('%o accepts %s', (accepts, ...urls) => {
  expect(urls.filter(accepts)).toEqual(urls);
});

it.each<[typeof isWebUrl, string, ...string[]]>([
  [isWebUrl, 'a user name or password', 'https://name@a.example/', 'http://name:word@a.example'],
  [isWebUrl, 'capitals', 'https://Notary.example/page', 'HTTPS://notary.example'],
  [isWebUrl, 'a dot too many', 'https://notary.example./page', 'https://notary..example'],
  [isWebUrl, 'the port that needs no mention', 'https://notary.example:443/page'],
  [isWebUrl, 'a space', 'https://a.example/a page', ' https://a.example', 'https://a.example\t/'],
  [isWebUrl, 'a backslash', 'https://notary.example\\page'],
  [isWebUrl, 'one slash, or no host', 'https:/notary.example', 'https://'],
  [isWebUrl, 'another scheme or none', 'mailto:hello@notary.example', 'notary.example'],
  [isDeliveryUrl, 'a password', 'https://name:word@forms.notary.example/'],
  [isDeliveryUrl, 'no encryption', 'http://a.example/messages', 'http://localhost.a.example/'],
  [isDeliveryUrl, 'an empty fragment', 'https://forms.notary.example/#'],
  [isDeliveryUrl, 'what opens the policy', 'https://*.notary.example/', 'https://a;script-src/'],
  [isOrigin, 'no encryption', 'http://notary.example'],
  [isOrigin, 'anything after it', 'https://a.example/', 'https://a.example/a', 'https://a.test?a'],
  [isOrigin, 'letters that addresses spell otherwise', 'https://nötary.example'],
])('%o rejects a URL with %s', (accepts, _, ...urls) => {
  expect(urls.filter(accepts)).toEqual([]);
});
