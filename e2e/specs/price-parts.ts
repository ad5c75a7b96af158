import type { Page } from '@playwright/test';
import { quote } from '../../lib/pricing/estimate';
import type { SigningDetails } from '../../lib/pricing/price';
import { priceFacts } from '../../lib/pricing/price-facts';
import { priceTerms } from '../../lib/pricing/price-terms';
import { routes } from '../../lib/routes';
import { fill } from '../../lib/text';
import { townBySlug, townSurroundings } from '../../lib/towns/towns';
import { content } from './site';

const { business, pages, towns } = content;
const { button, buttonWithTravel, calculator: copy } = pages.price;

const town = townBySlug(towns, 'alder-falls');
const { miles } = townSurroundings(towns, business, town);
const terms = priceTerms(priceFacts(business, town, miles), copy);

/** A town's page, and what the calculator on it should know. */
export const alder = { town, path: routes.town(town.slug), terms };

export const openButton = (page: Page) => {
  const isPriced = terms.visit.extras.travel !== undefined;
  const name = isPriced ? fill(buttonWithTravel, { town: town.name }) : button;
  return page.getByRole('button', { name });
};
export const result = (page: Page) => page.locator('#fees').getByRole('status');
export const documents = (page: Page) => page.getByLabel('Documents', { exact: true });
export const people = (page: Page) => page.getByLabel('Signers', { exact: true });
export const standard = (page: Page) => page.getByLabel(terms.visit.when.standard);
export const priority = (page: Page) => page.getByLabel(terms.visit.when.priority);

/**
 * The sentence the result should have: the total, the number of notarizations, and how travel is
 * paid for.
 *
 * @param answers the ones that differ from the initial answers.
 */
export function sum(answers: Partial<SigningDetails>): string {
  const all: SigningDetails = {
    documents: 1,
    people: 1,
    when: 'standard',
    how: 'in-person',
    ...answers,
  };
  const offer = (all.how === 'online' && terms.online) || terms.visit;
  return fill(offer.sum, quote(offer, all, copy));
}
