import { siteOrigin, siteUrl } from './site';

const business = { origin: 'https://notary.example' };

afterEach(() => {
  delete process.env['SITE_ORIGIN'];
});

it('takes the origin from content', () => {
  expect(siteOrigin(business)).toBe('https://notary.example');
});

it('prefers the origin from the environment', () => {
  process.env['SITE_ORIGIN'] = 'https://preview.example';
  expect(siteOrigin(business)).toBe('https://preview.example');
});

it('begins every full URL with the origin', () => {
  expect(siteUrl('/contact/', business)).toBe('https://notary.example/contact/');
});
