import { deliveryHost, deliveryOrigin } from './delivery';

it('gives the origin for the security policy, and the host for readers', () => {
  const delivery = 'https://forms.notary.example:8443/messages?site=1';
  expect(deliveryOrigin({ delivery })).toBe('https://forms.notary.example:8443');
  expect(deliveryHost({ delivery })).toBe('forms.notary.example:8443');
});

it('normalizes the host as browsers do', () => {
  expect(deliveryOrigin({ delivery: 'https://Forms.Notary.example:443/' })).toBe(
    'https://forms.notary.example',
  );
});

it("gives neither if messages aren't delivered", () => {
  expect(deliveryOrigin({})).toBeUndefined();
  expect(deliveryHost({})).toBeUndefined();
});
