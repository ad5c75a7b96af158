/** @jest-environment node */
import { siteOrigin, siteUrl } from './site';

const business = { origin: 'https://notary.example' };

afterEach(() => {
  delete process.env['SITE_ORIGIN'];
});

it('is what content says', () => {
  expect(siteOrigin(business)).toBe('https://notary.example');
});

it('is what the environment says, without a slash at its end', () => {
  process.env['SITE_ORIGIN'] = 'https://preview.example/';
  expect(siteOrigin(business)).toBe('https://preview.example');
});

it('is the beginning of every whole address', () => {
  expect(siteUrl('/contact/', business)).toBe('https://notary.example/contact/');
});
