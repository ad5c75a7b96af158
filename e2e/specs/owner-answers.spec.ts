import { expect, test } from '@playwright/test';
import { formatPhone } from '../../lib/contact/phone';
import { routes } from '../../lib/routes';
import { fill, formatList } from '../../lib/text';
import { delivery } from '../sites/sites';
import { lapsedPages, sitePages } from './exported-pages';
import { closureNotice, lapsedContent } from './lapsed-server';
import { content } from './site';

/** What the owner fills in last: present on the usual site, missing on the lapsed one. */

const { business, pages } = content;

test('what the owner has not filled in is left out, or says whom to ask', () => {
  const { payments, languages, who } = pages.contact.questions;
  const { text } = lapsedPages.at(routes.contact);
  for (const { question, until } of [payments, languages, who]) {
    expect(text).toContain(question + until);
  }
  expect(lapsedPages.home).not.toMatch(/paymentAccepted|sameAs|site-verification|msvalidate/);
});

test('every page marks the number while it is a sample', () => {
  const sample = `${formatPhone(lapsedContent.business.phone)} (sample)`;
  for (const { path, text } of lapsedPages.pages) expect(text, path).toContain(sample);
  for (const { path, text } of sitePages.pages) expect(text, path).not.toContain('(sample)');
});

test('what the owner has filled in is where visitors and search engines look', () => {
  const { payments, languages, answers, profiles, verification } = business;
  const { questions } = pages.contact;
  const { text } = sitePages.at(routes.contact);
  expect(text).toContain(questions.payments.question + formatList(payments));
  expect(text).toContain(questions.languages.question + formatList(languages));
  expect(text).toContain(questions.who.question + answers.who);
  expect(sitePages.home).toContain(`"paymentAccepted":${JSON.stringify(payments)}`);
  expect(sitePages.home).toContain(`"sameAs":${JSON.stringify(profiles)}`);
  expect(sitePages.home).toContain(`"google-site-verification" content="${verification.google}"`);
  expect(sitePages.home).toContain(`"msvalidate.01" content="${verification.bing}"`);
  expect(closureNotice).toContain('Christmas');
  for (const { path, text } of lapsedPages.pages) expect(text, path).toContain(closureNotice);
  expect(lapsedPages.home).toContain('"validFrom":"2026-12-24","validThrough":"2026-12-26"');
});

test('only with a message service does a page say that the form sends something', () => {
  const { prepares, delivers, privacyPolicy } = pages['message-form'].consequence;
  const { host } = new URL(delivery.url);
  expect(sitePages.at(routes.contact).text).toContain(prepares);
  expect(lapsedPages.at(routes.contact).text).toContain(fill(delivers, { host, privacyPolicy }));
  expect(lapsedPages.at(routes.legal('privacy-policy')).text).toContain(host);
  for (const { path, text } of lapsedPages.pages) expect(text, path).not.toContain(prepares);
  for (const { path, text } of sitePages.pages) expect(text, path).not.toContain(host);
});
