import { deliveryUrl } from './delivery';

it.each([
  ['https://forms.notary.example:8443/messages?site=1', 'forms.notary.example:8443'],
  // Normalized as browsers do.
  ['https://Forms.Notary.example:443/', 'forms.notary.example'],
  [undefined, undefined],
])('gives the origin of %s for the security policy, and the host for readers', (delivery, host) => {
  const url = deliveryUrl({ delivery });
  expect([url?.origin, url?.host]).toEqual([host && `https://${host}`, host]);
});
