/** @jest-environment node */
import { deliveryHost, deliveryOrigin } from './delivery';

it('names the origin for the policy, and the host for a reader', () => {
  const delivery = 'https://forms.notary.example:8443/messages?site=1';
  expect(deliveryOrigin({ delivery })).toBe('https://forms.notary.example:8443');
  expect(deliveryHost({ delivery })).toBe('forms.notary.example:8443');
});

it('writes the host as browsers do', () => {
  expect(deliveryOrigin({ delivery: 'https://Forms.Notary.example:443/' })).toBe(
    'https://forms.notary.example',
  );
});

it('has neither while nothing is delivered', () => {
  expect(deliveryOrigin({})).toBeUndefined();
  expect(deliveryHost({})).toBeUndefined();
});
