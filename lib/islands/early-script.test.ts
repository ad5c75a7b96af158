import { earlyScript } from './early-script';

it('is one script of at most 2.1 KB that defines no global names', () => {
  expect(earlyScript.length).toBeGreaterThan(1000);
  expect(Buffer.byteLength(earlyScript)).toBeLessThanOrEqual(2150);
  expect(earlyScript).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});
