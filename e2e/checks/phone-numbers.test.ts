/** @jest-environment node */
import { smsHref, telHref } from '../../lib/contact/phone';
import { content, problemsOnPage } from './fixture';
import { checkPhoneNumbers } from './phone-numbers';

const { phone } = content.business;

it.each([
  [telHref(phone), []],
  [smsHref(phone, 'Hi'), []],
  ['tel:+12085550199', ['/: expected a number from content, found tel:+12085550199']],
  ['sms:2085550199', ['/: expected a number from content, found sms:2085550199']],
])('for a link to %s reports %j', (href, problems) => {
  expect(problemsOnPage(checkPhoneNumbers, `<a href="${href}">1</a>`)).toEqual(problems);
});
