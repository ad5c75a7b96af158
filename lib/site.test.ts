import { siteOrigin, siteUrl } from './site';

const business = { origin: 'https://notary.example' };

afterEach(() => {
  delete process.env['SITE_ORIGIN'];
});

it('takes the origin from the environment, or else from content', () => {
  expect(siteUrl('/contact/', business)).toBe('https://notary.example/contact/');
  process.env['SITE_ORIGIN'] = 'https://preview.example';
  expect(siteOrigin(business)).toBe('https://preview.example');
});
