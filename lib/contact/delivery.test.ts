import { deliveryHost, deliveryOrigin } from './delivery';

it.each([
  ['https://forms.notary.example:8443/messages?site=1', 'forms.notary.example:8443'],
  // Normalized as browsers do.
  ['https://Forms.Notary.example:443/', 'forms.notary.example'],
])('gives the origin of %s for the security policy, and the host for readers', (delivery, host) => {
  expect([deliveryOrigin({ delivery }), deliveryHost({ delivery })]).toEqual([
    `https://${host}`,
    host,
  ]);
});

it("gives neither if messages aren't delivered", () => {
  expect([deliveryOrigin({}), deliveryHost({})]).toEqual([undefined, undefined]);
});
