import { testRoot } from '../../lib/content/test-content.fixture';
import { FakeForge } from '../admin/fake-forge';
import { Owner } from '../admin/owner';
import { test } from './test';

test('sign in', async ({ page }) => {
  const owner = new Owner(page, new FakeForge(testRoot));
  await owner.signIn();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shots/home.png' });
  await owner.open('content/business/contact.yaml');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shots/contact.png' });
  await owner.fill('phone', '208-555-0299');
  console.log(await owner.save());
  await owner.open('content/towns/larkin.yaml');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shots/town.png' });
});
