import { earlyScript } from './early-script';

it('is one script of at most 2 KB that defines no global names', () => {
  expect(earlyScript.length).toBeGreaterThan(1000);
  expect(Buffer.byteLength(earlyScript)).toBeLessThanOrEqual(2048);
  expect(earlyScript).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
});
