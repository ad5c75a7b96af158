import { fill } from '../../lib/text';
import { allAttractions } from '../../lib/towns/towns';
import { expectNoSidewaysScroll } from './expectations';
import { answer, attractionCards, found, searchBox, term } from './page-parts';
import { content } from './site';
import { expect, holdScripts, test } from './test';

/** The search on /places/. */

const { pages, towns } = content;

test('treats HTML as text, stays within the screen, and shows all again', async ({ page }) => {
  await page.goto('/places/');
  const hostile = '<img src=x onerror="document.title=1">';
  await searchBox(page).fill(hostile);
  await expect(answer(page)).toHaveText(fill(pages.places.search.none, { term: hostile }));
  await expect(attractionCards(page)).toHaveCount(0);
  await searchBox(page).fill('x'.repeat(5000));
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show all attractions' }).click();
  await expect(attractionCards(page)).toHaveCount(allAttractions(towns).length);
});

test('filters by what was typed before its script had loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/places/', { waitUntil: 'commit' });
  await searchBox(page).fill(term);
  release();
  await expect(attractionCards(page)).toHaveCount(found);
});
