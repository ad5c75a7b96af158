/** @jest-environment node */

import { smsHref, telHref } from '../../lib/contact/phone';
import { readContent } from '../../lib/content/read-content';
import { parsePage } from './exported-page';
import { checkPhoneNumbers } from './phone-numbers';

const content = readContent(process.cwd());
const problems = (html: string) => checkPhoneNumbers([parsePage('/', html)], content).problems;

it('takes the numbers that content holds, in a call and in a text', () => {
  const { phone } = content.business;
  expect(
    problems(`<a href="${telHref(phone)}">1</a><a href="${smsHref(phone, 'Hi')}">2</a>`),
  ).toEqual([]);
});

it('finds a number that content does not hold', () => {
  expect(problems('<a href="tel:+12085550199">1</a><a href="sms:2085550199">2</a>')).toEqual([
    '/: expected a number that content holds, found tel:+12085550199',
    '/: expected a number that content holds, found sms:2085550199',
  ]);
});
