import { content, testPages } from './checks.fixture';
import { checkPromises } from './promises';

const { standardHours, priorityHours } = content.business.times;
const usual = `${standardHours.join('-')} hours`;
const rush = `${priorityHours} hours`;
const page = (...sentences: string[]) =>
  `<main>${sentences.map((s) => `<p>${s}</p>`).join('')}</main>`;

testPages(checkPromises, {
  [page('We come.')]: [],
  [page(`Typically within ${usual}.`, `We come, typically within ${usual} of your call.`)]: [],
  [page(`Typically within ${usual}.`, `Usually within ${usual}.`)]: [
    `one wording of a promise, found "typically within ${usual}", "usually within ${usual}"`,
  ],
  [page(`Typically within ${usual}.`, `Typically within ${usual.replace('-', ' to ')}.`)]: [
    `one wording of a promise, found "typically within ${usual}", "typically within ${usual.replace('-', ' to ')}"`,
  ],
  [page(`Ask: within ${rush}, when available.`, `It takes about ${rush} with two.`)]: [],
  [page(`Ask: within ${rush}, when available.`, `A visit within ${rush}, when available`)]: [],
  [page(`Ask: within ${rush}, when available.`, `We come within ${rush}.`)]: [
    `one wording of a promise, found "within ${rush}, when available", "within ${rush}"`,
  ],
});
