/** @jest-environment node */
import { isDeliveryUrl } from './delivery-url';

it.each([
  'https://forms.notary.example/messages?site=1',
  'https://forms.notary.example:8443',
  'http://localhost:3299/messages',
  'http://127.0.0.1/messages',
])('delivers to %s', (address) => {
  expect(isDeliveryUrl(address)).toBe(true);
});

it.each([
  ['no scheme', 'forms.notary.example/messages'],
  ['another scheme', 'mailto:hello@notary.example'],
  ['no encryption', 'http://forms.notary.example/messages'],
  ['another host that begins like this machine', 'http://localhost.notary.example/'],
  ['a name and a password', 'https://name:word@forms.notary.example/'],
  ['a fragment', 'https://forms.notary.example/#messages'],
  ['an empty fragment', 'https://forms.notary.example/#'],
  ['a blank', 'https://forms.notary.example/my messages'],
  ['every host of a kind', 'https://*.notary.example/'],
  ['a host that would end the rule of the policy', 'https://a;script-src/'],
  ['no host', 'https://'],
])('refuses an address with %s', (_, address) => {
  expect(isDeliveryUrl(address)).toBe(false);
});
